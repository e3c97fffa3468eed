/**
 * A loader that replaces a module that belongs to a part with a call. The part's script contains the module itself.
 *
 * @this {import("webpack").LoaderContext<{ part: string; module: string }>}
 */
export function pitch() {
  const { part, module } = this.getOptions();
  return `module.exports = globalThis.playgroundPart(${JSON.stringify(part)}, ${JSON.stringify(module)});`;
}

/** @param {string} code */
export default function partLoader(code) {
  return code;
}
