/**
 * A Babel plugin that lets the minimizer remove top-level calls whose result
 * isn't used. Functions that are called where they're defined fill enums, so
 * they're kept.
 */
export default function pure({ types }) {
  const mark = (path) => {
    if (path.getFunctionParent() || types.isFunction(path.node.callee)) return;
    types.addComment(path.node, "leading", "#__PURE__");
  };
  return { visitor: { CallExpression: mark, NewExpression: mark } };
}
