/** Returns what a query has, with a list where a name stands several times. */
function parse(text: string): Record<string, string | string[]> {
  const query = new URLSearchParams(text);
  const readOne = (name: string) => {
    const [first = "", ...more] = query.getAll(name);
    return more.length > 0 ? [first, ...more] : first;
  };
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, readOne(name)]));
}

/** What vue-loader needs of `querystring` of Node.js. */
const querystring = { parse, escape: encodeURIComponent };

export { querystring as default };
