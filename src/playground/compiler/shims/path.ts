import browserify from "path-browserify";

// The package exports `win32: null`, but webpack reads functions from it when it loads.
const posix: object = { ...browserify, toNamespacedPath: (path: string) => path };
const path: typeof browserify = Object.assign({}, browserify, posix, { posix, win32: posix });

export { path as default, path as "module.exports" };
