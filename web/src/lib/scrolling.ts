/** For what may scroll and has perhaps nothing to focus in it: then the keyboard can scroll it all the same. */
export function scrolledByKeys(element: HTMLElement): () => void {
  function check() {
    const more = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = more && /auto|scroll/.test(overflowX + overflowY);
    const inside = element.querySelector('a[href], button:not(:disabled, [tabindex="-1"]), input, select, summary');
    const wanted = scrolls && !inside;
    // Only a change: it is observed itself.
    if (wanted === element.hasAttribute('tabindex')) return;
    if (wanted) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  }
  const sizes = new ResizeObserver(check);
  const content = new MutationObserver(check);
  sizes.observe(element);
  content.observe(element, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
  check();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
