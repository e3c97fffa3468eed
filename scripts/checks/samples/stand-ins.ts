import crypto from "node:crypto";
import module from "node:module";
import os from "node:os";
import path from "node:path";
import url from "node:url";
import util from "node:util";
import webpack from "webpack";

/** The folder in which samples appear to run. */
export const PROJECT = "/project";

/** The real modules that samples can import, because they have no effects outside the sample. */
const REAL: Record<string, unknown> = { crypto, module, os, path, url, util, webpack };

/** A plugin without effects, which replaces plugins that are not installed. */
class StandInPlugin {
  apply(): void {}
}

/**
 * Replaces any other import. Reading its properties, calling it and constructing it all return a stand-in, and an
 * instance is accepted as a plugin.
 */
const standIn: unknown = new Proxy(function standIn() {}, {
  get(target, key) {
    if (key === Symbol.toPrimitive || key === "toString") return () => "stand-in";
    if (key === "then") return undefined; // Otherwise, `await` would never finish.
    return key === "prototype" ? target.prototype : standIn;
  },
  apply: () => standIn,
  construct: () => new StandInPlugin(),
});

/** The `fs` module of samples, in which every file exists and contains one letter. */
const fs = { existsSync: () => true, readdirSync: () => [], readFileSync: () => Buffer.from("x"), promises: standIn };

/** The `process` object of samples, without environment variables. */
const fakeProcess = { ...process, argv: ["node", "webpack"], env: {}, cwd: () => PROJECT, exit() {} };

/** Replacements for global names of Node.js. */
export const globals = { process: fakeProcess, console: standIn, fetch: async () => standIn };

/**
 * The `require` of samples, which returns webpack, modules of Node.js without effects, and stand-ins for everything
 * else.
 */
export const fakeRequire = Object.assign(
  (id: string): unknown => {
    const name = id.replace(/^node:/, "");
    if (name === "fs") return fs;
    if (name === "process") return fakeProcess;
    return REAL[name] ?? standIn;
  },
  { resolve: (id: string) => id },
);

/** Returns whether a value is a stand-in. */
export function isStandIn(value: unknown): boolean {
  return value === standIn;
}
