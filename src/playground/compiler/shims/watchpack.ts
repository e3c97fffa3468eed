/**
 * What webpack uses of watchpack where no disk is watched: the patterns of `Rule.glob` and `output.copy`. Versions before 5.112
 * create a watcher, too, and never start it.
 */
const watchpack = Object.assign(function Watchpack() {}, {
  util: { globToRegExp: require("watchpack/lib/util/globToRegExp.js") },
});

export { watchpack as "module.exports" };
