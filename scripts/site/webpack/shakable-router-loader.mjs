/**
 * Makes react-router tree-shakable. One file of it contains every kind of router, and a minifier keeps components with
 * statements like `Link.displayName = "Link"` and calls like `forwardRef(...)`, because these could have effects. Without
 * this loader, a first load has 8 kB (brotli) more.
 *
 * It removes the names, which only developer tools show, and marks the other statements as pure. It also replaces the
 * search for a hook that older versions of React lack, because that would make webpack keep all exports of React.
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

/** Matches `var Name = class … {` …body… `};` and, on the next line, `Name.contextType = Context;`. */
const CLASS_WITH_CONTEXT = /^(var (\w+) = class [^\n]+\{)((?:\n(?!\};$).*)*)\n\};\n\2\.contextType = (\w+);$/gm;
