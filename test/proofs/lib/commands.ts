import { type ChildProcess, spawn } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { escapeRegExp } from "../../../src/errors/escape-reg-exp";
import { SHORT_PROGRAMS } from "../../program-options";

/** How a command came to its end. */
export interface Ended {
  status: number;
  /** What it printed, both streams, as a reader sees it: without colors, in the reader's folder. */
  output: string;
}

/** The folder and the environment in which a command runs. */
export interface Place {
  /** The work folder, whose packages and programs it sees. */
  folder: string;
  /** Below the work folder. */
  cwd?: string;
  env?: Record<string, string>;
}

/** A command that runs until it is stopped. */
export interface Running {
  /** What it has printed so far. */
  output(): string;
  /** Waits for something new in the output: what an earlier call found does not count. */
  waitFor(text: string | RegExp): Promise<RegExpExecArray>;
  /** Ends it as Ctrl+C does, and waits until it is gone. */
  stop(): Promise<void>;
}

/** The folder of readers' projects in the output that pages show. */
const HOME = "/home/ada";
const WAIT = 60_000;

/** Starts a command of a guide, as a reader's terminal would. */
export function start(command: string, place: Place): Running & { ended: Promise<Ended> } {
  const isWindows = process.platform === "win32";
  // One stream, so that lines stay in order. Programs of packages come first in PATH: npx would only look there, too.
  const line = command.replace(/(^|&&|\|\||;)(\s*)npx (?:--no-install )?/g, "$1$2");
  const child = spawn(isWindows ? line : `exec 2>&1; ${line}`, {
    cwd: path.join(place.folder, place.cwd ?? "."),
    env: environment(place),
    shell: true,
    stdio: ["ignore", "pipe", "pipe"] as const,
    detached: !isWindows,
  });
  let printed = "";
  let seen = 0;
  let status: number | undefined;
  const add = (chunk: string) => {
    printed += chunk;
  };
  child.stdout?.setEncoding("utf8").on("data", add);
  child.stderr?.setEncoding("utf8").on("data", add);
  const output = () => asReader(printed, place.folder);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      status = code ?? 1;
      resolve({ status, output: output() });
    });
  });

  async function waitFor(text: string | RegExp): Promise<RegExpExecArray> {
    const pattern = typeof text === "string" ? new RegExp(escapeRegExp(text)) : text;
    for (const end = Date.now() + WAIT; ; ) {
      const found = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, "")).exec(output().slice(seen));
      if (found) {
        seen += found.index + found[0].length;
        return found;
      }
      if (status !== undefined)
        throw new Error(`"${command}" ended with status ${status} before it said ${text}:\n${output()}`);
      if (Date.now() > end) throw new Error(`"${command}" never said ${text}. What it said:\n${output()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function stop(): Promise<void> {
    if (status !== undefined) return;
    end(child, "SIGINT");
    const late = setTimeout(() => end(child, "SIGKILL"), 5_000);
    await ended.catch(() => {});
    clearTimeout(late);
  }

  return { output, waitFor, stop, ended };
}

/** Signals a command and all that it started. */
function end(child: ChildProcess, signal: "SIGINT" | "SIGKILL"): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error; // gone already
  }
}

/** Returns what a fresh terminal has: nothing that npm or the test runner set, but for one thing, and no network for npm. */
function environment({ folder, env }: Place): NodeJS.ProcessEnv {
  const kept = ["HOME", "USER", "TMPDIR", "TEMP", "TMP", "SystemRoot", "ComSpec", "PATHEXT", "APPDATA", "USERPROFILE"];
  const inherited = kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const outer = (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter((entry) => !/node_modules|node-gyp-bin/.test(entry));
  const programs = [path.join(folder, "node_modules/.bin"), path.dirname(process.execPath), ...outer];
  return {
    ...Object.fromEntries(inherited),
    PATH: programs.join(path.delimiter),
    LANG: "en_US.UTF-8",
    NO_COLOR: "1",
    NODE_DISABLE_COMPILE_CACHE: "1",
    npm_config_offline: "true",
    npm_config_userconfig: os.devNull,
    npm_config_update_notifier: "false",
    BROWSERSLIST_IGNORE_OLD_DATA: "true",
    ...env,
    NODE_OPTIONS: `${SHORT_PROGRAMS} ${env?.NODE_OPTIONS ?? ""}`,
  };
}

/** Returns the output as a reader sees it: with LF, without colors, and with the reader's folder for the temporary one. */
function asReader(text: string, folder: string): string {
  return stripVTControlCharacters(text)
    .replace(/\r+\n?/g, "\n")
    .replaceAll(path.dirname(folder), HOME);
}
