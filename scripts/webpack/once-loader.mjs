/**
 * Stands before a loader whose result is the same in two bundles, so that it runs once. The bundle that is made first has
 * the option `keep`, a Map from the path of a file to what was made of it; the other has it as `kept`.
 *
 * @typedef {import("webpack").LoaderContext<{ keep?: Map<string, string>; kept?: Map<string, string> }>} Context
 */

/** @this {Context} */
export function pitch() {
  const made = this.getOptions().kept?.get(this.resourcePath);
  if (made !== undefined) this.addDependency(this.resourcePath);
  return made;
}

/**
 * @this {Context}
 * @param {string} code
 */
export default function once(code) {
  this.getOptions().keep?.set(this.resourcePath, code);
  return code;
}
