import { isConfigurationFile } from "../../utilities/configuration-names";
import { isBinary } from "../project/binary-files";
import { chosenBuild } from "../project/builds";
import { packPartsOf, packsNamedIn } from "../project/packages";
import type { Project } from "../project/project";
import { watchPulse } from "./pulse";
import { type BuildAnswer, type Progress, readAnswer, readProgress } from "./read-answer";
import { sandboxedFrame } from "./sandbox";

/** The addresses of the compiler. */
export interface CompilerSource {
  /** The address of the sandboxed document that starts the worker. */
  frame: string;
  /** The addresses of the worker's script, of the parts of webpack and of packages, by name. */
  scripts: Readonly<Record<string, string>>;
}

/** webpack in a sandboxed frame. */
export interface CompilerFrame {
  /** Resolves to the version of webpack when it's ready to build. Rejects with a sentence for readers. */
  ready: Promise<string>;
  /** Loads the parts of webpack and the packages that a project probably needs. Rejects when `ready` does. */
  prepare(files: Project): Promise<void>;
  /**
   * Builds a project, and loads what is still missing. It never settles after `stop`.
   *
   * @param onProgress Receives the progress of a build that takes a while.
   */
  build(files: Project, wantsStats: boolean, onProgress: (progress: Progress) => void): Promise<BuildAnswer>;
  /** Removes the frame and everything that runs in it, even a build that would never finish. */
  stop(): void;
}

/** Starts webpack in a new frame of this page. */
export function startCompiler({ frame, scripts }: CompilerSource): CompilerFrame {
  const element = sandboxedFrame(frame, "Compiler");
  element.hidden = true;
  const { port1: port, port2 } = new MessageChannel();
  const waiting = new Map<number, (answer: BuildAnswer) => void>();
  const sent = new Set<string>();
  let last = 0;
  let report: (progress: Progress) => void = () => {};

  const ready = new Promise<string>((resolve, reject) => {
    port.onmessage = ({ data }) => {
      if (typeof data?.version === "string") resolve(data.version);
      const progress = readProgress(data?.progress);
      if (progress) report(progress);
      waiting.get(data?.id)?.(readAnswer(data));
      waiting.delete(data?.id);
    };
    const loaded = new Promise((done) => element.addEventListener("load", done, { once: true }));
    Promise.all([fetchScript(scripts.worker), loaded]).then(([worker]) => {
      // The frame has no origin, so the target can't be restricted.
      element.contentWindow?.postMessage({ worker }, "*", [port2]);
    }, reject);
  });
  document.body.append(element);
  let endWatch = () => {};
  const lost = new Promise<never>((_, reject) => {
    ready.then(
      () => {
        endWatch = watchPulse(element, () => reject(new Error(LOST)));
      },
      () => {},
    );
  });
  lost.catch(() => {}); // The frame can also be lost while no build waits for it.

  /** Sends parts and packages that haven't been sent yet. Returns whether there were any. */
  async function send(names: readonly string[]): Promise<boolean> {
    const missing = names.filter((name) => Object.hasOwn(scripts, name) && !sent.has(name));
    for (const name of missing) sent.add(name);
    const parts = await Promise.all(missing.map(async (name) => [name, await fetchScript(scripts[name])] as const));
    if (parts.length > 0) port.postMessage({ parts });
    return parts.length > 0;
  }

  function ask(files: Project, wantsStats: boolean): Promise<BuildAnswer> {
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      port.postMessage({ id, files, way: chosenBuild(files), wantsStats });
    });
  }

  async function build(
    files: Project,
    wantsStats: boolean,
    onProgress: (progress: Progress) => void,
  ): Promise<BuildAnswer> {
    report = onProgress;
    for (;;) {
      const answer = await Promise.race([ask(files, wantsStats), lost]);
      if (!("needed" in answer)) return answer;
      const isSent = await send(answer.needed);
      if (!isSent) {
        const unknown = answer.needed.filter((name) => !Object.hasOwn(scripts, name));
        return { failure: { message: cannotSend(unknown) } };
      }
    }
  }

  function stop(): void {
    endWatch();
    waiting.clear();
    port.close();
    element.remove();
  }

  async function prepare(files: Project): Promise<void> {
    await send(likelyParts(files));
  }

  return { ready, prepare, build, stop };
}

const LOST =
  "The browser ended webpack, probably because the project ran out of memory. Look for something that grows without limit in the configuration, a loader or a plugin, and change it to build again.";

/**
 * Guesses from the texts of a project which parts and packages it needs, because a build that misses one has to be
 * repeated.
 */
export function likelyParts(files: Project): string[] {
  const texts = Object.entries(files).map(([path, text]) => [path, isBinary(text) ? "" : text] as const);
  const { command, file: named } = chosenBuild(files);
  const { mode } = command;
  const configuration = texts.filter(([path]) => path === named || isConfigurationFile(path)).join("\n");
  const isMinimized =
    mode === "production" || /production|minimi[sz]e/.test(configuration) || (configuration === "" && !mode);
  // Configurations share plugins through modules with arbitrary names.
  const scripts = texts.filter(([path]) => /\.[cm]?[jt]s$/.test(path)).join("\n");
  const needs: [part: string, isNeeded: boolean][] = [
    ["minimizer", isMinimized],
    ["optimizing", isMinimized],
    ["plugins", /library|externals|clean|dotenv|hot\b/i.test(configuration) || /plugin/i.test(scripts)],
    ["schemas", /plugin|loader/i.test(configuration) || isMinimized],
    ["html", texts.some(([path]) => path.endsWith(".html")) && /html/.test(configuration)],
    ["css", texts.some(([path]) => path.endsWith(".css")) && !configuration.includes("css-loader")],
    ["browserslist", /browserslist/.test(texts.join("\n"))],
    ["federation", /Federation|Container|Share|container|sharing/.test(configuration)],
    ["webassembly", /wasm/i.test(configuration)],
    ["media-types", /dataurl|asset\/inline|"asset"/i.test(configuration) && !configuration.includes("mimetype:")],
  ];
  const parts = needs.filter(([, isNeeded]) => isNeeded).map(([part]) => part);
  return [...parts, ...packsNamedIn(files).flatMap(packPartsOf)];
}

async function fetchScript(address = ""): Promise<Blob> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) {
    throw new Error("webpack couldn't be loaded. Check your connection and reload this page.");
  }
  return new Blob([await response.blob()], { type: "text/javascript" });
}

/** Returns why a build that needs parts can't continue. This site has no scripts for the parts in `unknown`. */
function cannotSend(unknown: readonly string[]): string {
  if (unknown.length > 0) return `This site is missing a part that the build needs: ${unknown.join(", ")}.`;
  return "webpack keeps asking for parts that it already has. Please open an issue that includes this project.";
}
