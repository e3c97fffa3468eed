/**
 * Lets scripts move the focus only within a page that already has it. Otherwise, an example that focuses its field when
 * it starts would take the keyboard away from the editor beside it, in the middle of a word. A page can work around
 * this, so it's only a courtesy; `session/keyboard.ts` is the actual guard.
 */
export function keepFocus(): void {
  for (const prototype of [HTMLElement.prototype, SVGElement.prototype]) {
    const { focus } = prototype;
    prototype.focus = function (options) {
      if (document.hasFocus()) focus.call(this, options);
    };
  }
  window.focus = () => {};
}
