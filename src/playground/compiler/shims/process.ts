const start = performance.now();

function hrtime(earlier: [number, number] = [0, 0]): [number, number] {
  const now = (performance.now() - start) / 1000 - earlier[0] - earlier[1] / 1e9;
  return [Math.floor(now), Math.floor((now % 1) * 1e9)];
}

/** Calls a function after the current task. */
function nextTick<Values extends unknown[]>(run: (...values: Values) => void, ...values: Values): void {
  queueMicrotask(() => run(...values));
}

const nothing = () => process;

/** `process`, on a machine where webpack prints nothing and has almost no environment variables. */
const process = {
  title: "browser",
  platform: "linux",
  arch: "x64",
  pid: 1,
  argv: [],
  execArgv: [],
  features: {},
  // By default, Browserslist would cache files that the reader edits, and warn about old data to readers who can't
  // update it.
  env: { BROWSERSLIST_DISABLE_CACHE: "1", BROWSERSLIST_IGNORE_OLD_DATA: "1" },
  version: "v22.12.0",
  versions: { node: "22.12.0" },
  release: { name: "node" },
  exitCode: undefined,
  cwd: () => "/project",
  memoryUsage: () => ({ heapUsed: 0, rss: 0 }),
  uptime: () => hrtime()[0],
  on: nothing,
  once: nothing,
  off: nothing,
  emit: nothing,
  removeListener: nothing,
  stdout: { isTTY: false, write: () => true },
  stderr: { isTTY: false, write: () => true },
  nextTick,
  emitWarning: (warning: unknown) => console.warn(warning),
  hrtime: Object.assign(hrtime, { bigint: () => BigInt(Math.round((performance.now() - start) * 1e6)) }),
};

export { process as default, process as "module.exports" };
