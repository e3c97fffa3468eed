/**
 * A loader for the functions that webpack writes into bundles by their source text. A minifier would change that text,
 * so the module contains it as a string.
 *
 * @param {string} code
 */
export default function runtimeTextLoader(code) {
  const text = /^module\.exports = (function[\s\S]*?\n\});?\s*$/m.exec(code)?.[1];
  if (!text)
    throw new Error(
      `The module exports no function whose source could be read. Adapt ${import.meta.filename} to its new form.`,
    );
  return `module.exports = { toString: () => ${JSON.stringify(text)} };`;
}
