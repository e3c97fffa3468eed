import crypto from "node:crypto";
import module from "node:module";
import os from "node:os";
import path from "node:path";
import url from "node:url";
import util from "node:util";
import webpack from "webpack";

/** The folder that samples believe to lie in. */
export const PROJECT = "/project";

/** Modules that samples get as they are: what they do has no effect outside of the sample. */
const REAL: Record<string, unknown> = { crypto, module, os, path, url, util, webpack };

/** An instance of any plugin that is not installed here: webpack applies it, and nothing happens. */
class StandInPlugin {
  apply(): void {}
}

/** Whatever is read from it, called or constructed is a stand-in again, and an instance passes for a plugin. */
const standIn: unknown = new Proxy(function standIn() {}, {
  get(target, key) {
    if (key === Symbol.toPrimitive || key === "toString") return () => "stand-in";
    if (key === "then") return undefined; // or await would wait for ever
    return key === "prototype" ? target.prototype : standIn;
  },
  apply: () => standIn,
  construct: () => new StandInPlugin(),
});

/** Files that samples read exist, and hold a letter. */
const fs = { existsSync: () => true, readdirSync: () => [], readFileSync: () => Buffer.from("x"), promises: standIn };

/** The process as it is on a machine where no variable is set. */
const fakeProcess = { ...process, argv: ["node", "webpack"], env: {}, cwd: () => PROJECT, exit() {} };

/** What a sample sees in place of Node's global names. */
export const globals = { process: fakeProcess, console: standIn, fetch: async () => standIn };

/** `require` for samples: webpack, modules of Node without effects, and stand-ins for everything else. */
export const fakeRequire = Object.assign(
  (id: string): unknown => {
    const name = id.replace(/^node:/, "");
    if (name === "fs") return fs;
    if (name === "process") return fakeProcess;
    return REAL[name] ?? standIn;
  },
  { resolve: (id: string) => id },
);

/** Whether a sample has got this where it asked for what is not here. */
export function isStandIn(value: unknown): boolean {
  return value === standIn;
}
