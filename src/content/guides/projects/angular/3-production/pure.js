/**
 * A Babel plugin that lets the minimizer remove calls outside of functions if
 * nobody uses their result. Functions that are called on the spot fill
 * enumerations, so they stay.
 */
export default function pure({ types }) {
  const mark = (path) => {
    if (path.getFunctionParent() || types.isFunction(path.node.callee)) return;
    types.addComment(path.node, "leading", "#__PURE__");
  };
  return { visitor: { CallExpression: mark, NewExpression: mark } };
}
