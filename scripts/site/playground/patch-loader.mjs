import { PATCHES } from "./patches.mjs";

/**
 * A loader that applies the patches of a file.
 *
 * @this {import("webpack").LoaderContext<object>}
 * @param {string} code
 */
export default function patchLoader(code) {
  const path = this.resourcePath.replaceAll("\\", "/");
  return PATCHES.filter(({ file }) => path.endsWith(file)).reduce((patched, { file, find, replace, older }) => {
    const next = patched.replace(find, replace);
    if (next === patched && !older)
      throw new Error(`The patch ${find} no longer applies to ${file}. Adapt it in patches.mjs.`);
    return next;
  }, code);
}
