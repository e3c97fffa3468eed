import { nextTick } from "./next-tick";

const start = performance.now();

function hrtime(earlier: [number, number] = [0, 0]): [number, number] {
  const now = (performance.now() - start) / 1000 - earlier[0] - earlier[1] / 1e9;
  return [Math.floor(now), Math.floor((now % 1) * 1e9)];
}

const nothing = () => process;

/** `process` of a machine on which webpack prints nothing and finds no environment. */
const process = {
  ...{ title: "browser", platform: "linux", arch: "x64", pid: 1, argv: [], execArgv: [], env: {}, features: {} },
  ...{ version: "v22.12.0", versions: { node: "22.12.0" }, release: { name: "node" }, exitCode: undefined },
  ...{ cwd: () => "/project", memoryUsage: () => ({ heapUsed: 0, rss: 0 }), uptime: () => hrtime()[0] },
  ...{ on: nothing, once: nothing, off: nothing, emit: nothing, removeListener: nothing },
  ...{ stdout: { isTTY: false, write: () => true }, stderr: { isTTY: false, write: () => true } },
  ...{ nextTick, emitWarning: (warning: unknown) => console.warn(warning) },
  hrtime: Object.assign(hrtime, { bigint: () => BigInt(Math.round((performance.now() - start) * 1e6)) }),
};

export { process as default, process as "module.exports" };
