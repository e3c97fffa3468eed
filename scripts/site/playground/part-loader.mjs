/**
 * A loader that puts a call in place of a module that belongs to a part. The part's script has the module itself.
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
