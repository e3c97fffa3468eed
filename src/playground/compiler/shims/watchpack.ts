/** What webpack uses of watchpack where no disk is watched: the patterns of `Rule.glob` and `output.copy`. */
const watchpack = { util: { globToRegExp: require("watchpack/lib/util/globToRegExp.js") } };

export { watchpack as "module.exports" };
