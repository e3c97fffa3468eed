/**
 * Removes from autocomplete.js what the search box does not use: the sources that query a provider, and a package that
 * does what `queueMicrotask` does. It is 1.6 kB (brotli) that a reader would wait for before the first result.
 *
 * @param {string} code
 */
export default function smallAutocompleteLoader(code) {
  return code
    .replace(/^Typeahead\.sources = require\('\.\.\/sources\/index\.js'\);$/m, "")
    .replace(/^var immediate = require\('immediate'\);$/m, "var immediate = queueMicrotask;");
}
