/**
 * Can everything be reached that a decision lets one use? In the page: a server that says yes to all,
 * and somebody who looks at each thing, points at some of them, and looks again.
 */
(() => {
  const ROOTS = '.board, .line, .tray, .menu';
  const CHOICES = '.spot.lit, .able:not(.spot), [data-act]:not(:disabled), .trade button:not(:disabled)';
  const USABLE = `${CHOICES}, .prompt button:not(:disabled)`;
  /** An open menu has the word: a click on anything else only closes it. */
  const IN_MENU = '.menu button, .prompt .buttons button';
  /** What shows other parts of the table on a small screen. */
  const OPENERS = '.to-market, .strip .open, .others .chip, .neighbours .chip';
  const DEEPEST = 2;
  /** Of things alike, each so many is pointed at. */
  const EVERY = 4;

  let socket;
  class Server extends EventTarget {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      super();
      socket = this;
    }
    tell(message) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
    send(text) {
      const { client, type } = JSON.parse(text);
      const { seq, prompt } = decision;
      if (type === 'hint') this.tell({ type, client, move: prompt.options[0].notation, bot: 'count', reasons: advice });
      else setTimeout(() => this.tell({ type: 'done', client, seq }));
    }
    close() {}
  }
  window.WebSocket = Server;

  let decision;
  let catalogue;
  /** As long as advice gets. */
  const facts = { chance: 41, other: 38, seat: 'Wolfeschlegelsteinhausen', fear: 35, alternative: 'Handel treiben' };
  const advice = [{ text: 'table-hint-search', arguments: facts }];

  const settled = async () => {
    await new Promise((done) => setTimeout(done));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  };
  const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const usable = () =>
    [...document.querySelectorAll(document.querySelector('.menu') ? IN_MENU : USABLE)].filter(
      (one) => one.closest(ROOTS) && isSeen(one) && one.getAttribute('aria-disabled') !== 'true',
    );
  const called = (element) => element.dataset.objects || element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);

  /** By hand one scrolls what has a scroll bar, and nothing else. */
  function scrollTo(element, where) {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const [outer, inner] = [around.getBoundingClientRect(), element.getBoundingClientRect()];
      if (/auto|scroll/.test(overflowY)) {
        if (where === 'bottom') around.scrollTop += inner.bottom - outer.bottom + 56;
        else if (where === 'top') around.scrollTop += inner.top - outer.top - 10;
        else if (where === 'middle') around.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
        else if (inner.bottom > outer.bottom) around.scrollTop += inner.bottom - outer.bottom + 10;
        else if (inner.top < outer.top) around.scrollTop += inner.top - outer.top - 10;
      }
      if (/auto|scroll/.test(overflowX)) {
        if (inner.right > outer.right) around.scrollLeft += inner.right - outer.right + 10;
        else if (inner.left < outer.left) around.scrollLeft += inner.left - outer.left - 10;
      }
    }
  }

  /** What is in the way of a click on its middle; nothing if that would reach it. */
  function covered(element) {
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (hit && element.contains(hit)) return '';
    return hit ? `${hit.tagName.toLowerCase()}.${hit.className?.baseVal ?? hit.className}` : 'the edge of the window';
  }

  function hindrance(element) {
    for (const where of ['near', 'middle', 'top', 'bottom']) {
      if (!covered(element)) return '';
      scrollTo(element, where);
    }
    return covered(element);
  }

  const found = new Map();
  const note = (what, path) => found.has(what) || found.set(what, path);
  function look(path) {
    const all = usable();
    for (const element of all) {
      const why = hindrance(element);
      if (why) note(`${called(element)} below ${why}`, path);
    }
    return all;
  }

  /** One of those that are alike, and each so many. */
  function some(elements) {
    const counts = new Map();
    return elements.filter((element) => {
      const sort = `${element.className} ${(element.dataset.objects ?? '').replace(/[^/]*$/, '')}`;
      const count = counts.get(sort) ?? 0;
      counts.set(sort, count + 1);
      return count % EVERY === 0;
    });
  }

  async function begin() {
    socket.tell({ type: 'welcome', ...decision, catalogue });
    await settled();
  }

  /** Every move begins with something that is there, if need be after another part was opened. */
  async function begun() {
    const shown = () => new Set([...document.querySelectorAll('[data-objects]')].filter(isSeen).flatMap((one) => one.dataset.objects.split(' ')));
    const seen = shown();
    const left = () => decision.prompt.options.filter(({ notation, objects = [] }) => objects.length && ![...objects, `action/${notation.split(' ')[0]}`].some((id) => seen.has(id)));
    const count = left().length ? document.querySelectorAll(OPENERS).length : 0;
    for (let i = 0; i < count && left().length; i += 1) {
      document.querySelectorAll(OPENERS)[i]?.click();
      await settled();
      look(['opened']);
      for (const id of shown()) seen.add(id);
    }
    for (const option of left()) note(`${option.notation}: nothing to point at`, []);
    if (count) await begin();
  }

  async function explore(path) {
    const here = look(path.map(called));
    if (path.length >= DEEPEST) return;
    for (const element of some(here)) {
      if (!element.matches(CHOICES) || path.includes(element) || !element.isConnected) continue;
      element.click();
      await settled();
      if (!isThere()) await explore([...path, element]);
      await begin();
      for (const step of path) step.click();
      if (path.length) await settled();
    }
  }
  /** Back at the beginning: what was pointed at was a move. */
  const isThere = () => !document.querySelector('.spot.chosen, .menu, [data-sure], .actions.open, .trade');

  const show = async (next) => {
    decision = next;
    catalogue = next.catalogue ?? catalogue;
    await begin();
  };
  window.reach = async (next) => {
    found.clear();
    await show(next);
    await begun();
    await explore([]);
    document.querySelector('.tools .button:nth-child(2)')?.click();
    await settled();
    look(['advised']);
    return [...found].map(([what, path]) => `${path.join(' > ')}: ${what}`);
  };
  window.reach.show = show;
})();
