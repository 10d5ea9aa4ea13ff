// What jsdom does not have.
window.matchMedia ??= ((query: string) => ({
  // A wide screen, and nobody who minds motion.
  matches: query.includes('min-width') && !query.includes('max-'),
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as never;
Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve(), onfinish: null })) as never;
Element.prototype.scrollIntoView ??= () => {};
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
