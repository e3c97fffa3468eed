/**
 * The part of watchpack that webpack uses without watching a disk: the patterns of `Rule.glob` and `output.copy`.
 * Versions before 5.112 also create a watcher, but never start it.
 */
const watchpack = Object.assign(function Watchpack() {}, {
  util: { globToRegExp: require("watchpack/lib/util/globToRegExp.js") },
});

export { watchpack as "module.exports" };
