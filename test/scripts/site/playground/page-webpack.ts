import { readFileSync } from "node:fs";
import { createContext, Script } from "node:vm";
import type { PageScripts } from "../../../../scripts/site/playground/compiler";
import { BYTES } from "../../../../scripts/site/playground/packs";
import { chosenBuild } from "../../../../src/playground/project/builds";

/** A response of the worker. */
interface Answer {
  id: number;
  output?: Map<string, Uint8Array>;
  errors?: { message: string; file?: string; line?: number; column?: number }[];
  warnings?: { message: string }[];
  entries?: { name: string; files: string[] }[];
  folder?: string;
  needed?: string[];
  failure?: string;
  file?: string;
  line?: number;
  column?: number;
}

/** Reads the stand-in for a blob, which contains the bytes. */
class FileReaderSync {
  readAsArrayBuffer({ content }: { content: Buffer }): Buffer {
    return content;
  }
}

/** The globals of a worker in a browser, without anything that only Node.js has. */
function workerGlobals() {
  const base = {
    console: { ...console, warn: () => {} },
    MessageChannel,
    URL,
    URLSearchParams,
    Blob,
    performance,
    FileReaderSync,
  };
  const streams = { CompressionStream, DecompressionStream, Response };
  const texts = { crypto, TextEncoder, TextDecoder, atob, btoa };
  const timers = { queueMicrotask, setTimeout, clearTimeout, setInterval, clearInterval };
  return { ...base, ...streams, ...texts, ...timers, location: { href: "blob:null/1" } };
}

/**
 * Starts the scripts in a context without anything from Node.js, like a page's worker.
 *
 * @param early The names of parts and packs to load before they are needed.
 * @returns A function that builds a project, and loads parts and packs as needed.
 */
export function startWorker(scripts: PageScripts["scripts"], early: readonly string[] = []) {
  const listeners: ((event: object) => void)[] = [];
  const global: Record<string, unknown> = workerGlobals();
  global.self = global;
  global.addEventListener = (_: string, listener: (event: object) => void) => listeners.push(listener);
  const context = createContext(global);
  const run = (name: string) => {
    const file = BYTES.get(name);
    if (file) port.onmessage({ data: { parts: [[name, { content: readFileSync(file) }]] } });
    else new Script(scripts[name] ?? "", { filename: `${name}.js` }).runInContext(context);
  };
  run("worker");
  const waiting = new Map<number, (answer: Answer) => void>();
  const port = {
    onmessage: (_: { data: unknown }): void => {},
    postMessage: (answer: Answer) => waiting.get(answer.id)?.(answer),
  };
  for (const listener of listeners) listener({ ports: [port] });
  for (const name of early) run(name);
  const ask = (id: number, files: Record<string, string>) =>
    new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      port.onmessage({ data: { id, files, way: chosenBuild(files) } });
    });
  return async function build(files: Record<string, string>): Promise<Answer> {
    for (let id = 1; id <= 10; id += 1) {
      const answer = await ask(id, files);
      if (!answer.needed) return answer;
      for (const name of answer.needed) run(name);
    }
    throw new Error("The worker asked for parts again and again.");
  };
}
