/** Returns the parameters of a query. The value is an array if a name appears several times. */
function parse(text: string): Record<string, string | string[]> {
  const query = new URLSearchParams(text);
  const readOne = (name: string) => {
    const [first = "", ...more] = query.getAll(name);
    return more.length > 0 ? [first, ...more] : first;
  };
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, readOne(name)]));
}

/** The part of Node.js's `querystring` that vue-loader needs. */
const querystring = { parse, escape: encodeURIComponent };

export { querystring as default };
