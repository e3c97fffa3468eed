/** Replaces modules of Node.js that never run in a page, such as servers and profilers: each function throws. */
const unavailable = new Proxy<Record<string, () => never>>(
  {},
  {
    get(_, name) {
      if (typeof name === "symbol" || name === "__esModule") return undefined;
      return () => {
        throw new Error(`The Node.js function ${name} isn't available in the playground.`);
      };
    },
  },
);

export { unavailable as default, unavailable as "module.exports" };
