/**
 * Lets scripts move the focus only inside of a page that has it. An example that focuses its field when it starts would take the
 * keyboard away from the editor beside it, in the middle of a word. A page could go round this, so it is a courtesy only;
 * `session/keyboard.ts` is the guard.
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
