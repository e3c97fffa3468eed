/**
 * A loader for autocomplete.js, which brings more than the search box uses: sources of suggestions that ask a provider, and
 * a package that puts a call off until the present one is over, which browsers can do themselves by now. 1.6 kB (brotli) that
 * a reader would wait for before the first result.
 *
 * @param {string} code
 */
export default function smallAutocompleteLoader(code) {
  return code
    .replace(/^Typeahead\.sources = require\('\.\.\/sources\/index\.js'\);$/m, "")
    .replace(/^var immediate = require\('immediate'\);$/m, "var immediate = queueMicrotask;");
}
