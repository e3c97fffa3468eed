/**
 * A loader for react-router, whose one file holds every kind of router. Of those, only the parts that are used should
 * come to readers, but statements like `Link.displayName = "Link"` and calls like `forwardRef(...)` look to a minifier
 * as if they did something, and keep their components: 8 kB (brotli) of a first load.
 *
 * Takes the names out, which only developer tools show, and says of the other statements that nothing happens in them.
 * The look for a hook that older versions of React do not have would keep all of React's names.
 *
 * @param {string} code
 */
export default function shakableRouterLoader(code) {
  return code
    .replace(/^\w+\.displayName = .+;$/gm, "")
    .replace(/(?<=^var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm, "/* @__PURE__ */ ")
    .replace(/(?<=^(?:var )?\w+ = )(?=new (Set|URL|WeakMap)\(|Symbol\()/gm, "/* @__PURE__ */ ")
    .replace(/(?<=^var \w+ = )(Object\.getOwnPropertyNames\(.+);$/gm, "/* @__PURE__ */ (() => $1)();")
    .replace(/\b(React\d*)\[USE_OPTIMISTIC\]/g, "$1.useOptimistic")
    .replace(CLASS_WITH_CONTEXT, "$1\n  static contextType = $4;$3\n};");
}

/** `var Name = class … {` …body… `};` and, on the next line, `Name.contextType = Context;` */
const CLASS_WITH_CONTEXT = /^(var (\w+) = class [^\n]+\{)((?:\n(?!\};$).*)*)\n\};\n\2\.contextType = (\w+);$/gm;
