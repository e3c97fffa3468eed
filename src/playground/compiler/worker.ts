/// <reference lib="webworker" />
/**
 * The entry of the worker that runs webpack. Its first message is a port, and all others come through that port: a
 * project to build, or the scripts of parts that it has requested. It reports once that it's ready.
 */
import { version } from "webpack";
import type { Build } from "../project/builds";
import { projectBuilder } from "./build-project";
import { problemOf } from "./failure";
import type { Files } from "./file-system";
import { loadModule } from "./load-module";
import { addBytes, addPack, part } from "./parts";

declare const self: DedicatedWorkerGlobalScope;

/** A message to the worker. */
type Request =
  | { id: number; files: Files; way: Build; wantsStats?: boolean }
  | { parts: [name: string, content: Blob][] };

// The bundle's `require` calls are replaced with calls of `playgroundRequire` and `playgroundPart`: see
// `scripts/site/playground/patch-loader.mjs`. The scripts of packs call the remaining function.
Object.assign(self, { playgroundRequire: loadModule, playgroundPart: part, playgroundPack: addPack });
// Loaders and plugins expect these in every module.
Object.assign(self, { global: self, process, Buffer, setImmediate });

self.addEventListener("message", ({ ports: [port] }) => {
  if (!port) return;
  const progress = slowly((percent, step) => port.postMessage({ progress: { percent, step } }));
  const build = projectBuilder(progress.tell);
  port.onmessage = async ({ data }: MessageEvent<Request>) => {
    if ("parts" in data) {
      for (const [name, content] of data.parts) load(name, content);
      return;
    }
    progress.start();
    try {
      port.postMessage({ id: data.id, ...(await build(data.files, data.way, data.wantsStats)) });
    } catch (error) {
      const { message, ...place } = problemOf(error);
      port.postMessage({ id: data.id, failure: message, ...place });
    }
  };
  port.postMessage({ version });
});

/**
 * The minimum number of milliseconds between two messages about the progress of a build. Most builds end before the
 * first one.
 */
const PAUSE = 300;

/** Returns functions that report progress to the page, but not more often than a reader can follow. */
function slowly(tell: (percent: number, step: string) => void) {
  let last = 0;
  return {
    start: () => {
      last = performance.now();
    },
    tell: (fraction: number, step: string) => {
      if (performance.now() - last < PAUSE) return;
      last = performance.now();
      tell(Math.round(fraction * 100), step);
    },
  };
}

/**
 * Loads a part synchronously, so that a build that starts next has it: a script, or a file of packages that isn't text.
 */
function load(name: string, content: Blob): void {
  const [, pack] = /^bytes-(.+)/.exec(name) ?? [];
  if (pack) addBytes(pack, new Uint8Array(new FileReaderSync().readAsArrayBuffer(content)));
  else importScripts(URL.createObjectURL(content));
}
