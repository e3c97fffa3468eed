/// <reference lib="webworker" />
/**
 * The entry of the worker that runs webpack. It gets a port as its first message, and all others through that port:
 * a project to build, or the scripts of parts that it has asked for.
 */
import { buildProject } from "./build-project";
import { loadModule } from "./load-module";
import { part } from "./parts";

declare const self: DedicatedWorkerGlobalScope;

/** A message to the worker. */
type Request = { id: number; files: Record<string, string> } | { parts: Blob[] };

// Code that the bundle has in place of `require` calls calls these two: see `scripts/site/playground/patch-loader.mjs`.
Object.assign(self, { playgroundRequire: loadModule, playgroundPart: part });

self.addEventListener("message", ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = async ({ data }: MessageEvent<Request>) => {
    if ("parts" in data) {
      importScripts(...data.parts.map((script) => URL.createObjectURL(script)));
      return;
    }
    try {
      port.postMessage({ id: data.id, ...(await buildProject(data.files)) });
    } catch (error) {
      port.postMessage({
        id: data.id,
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  };
});
