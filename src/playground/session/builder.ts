import type { BuildProblem } from "../compiler/result";
import { isSame, type Project } from "../project/project";
import type { CompilerFrame } from "./compiler-frame";
import type { ArrivedResult, Progress } from "./read-answer";

/** The state of a project's builds, as a reader sees it. */
export interface BuildState {
  phase: "loading" | "building" | "built" | "stopped";
  /** The version of webpack, once it has loaded. */
  version: string;
  /** The result of the last build that finished; null before it, and after a failure. */
  result: ArrivedResult | null;
  /** Why there was no build, in the words of webpack or the playground; null if there was one. */
  failure: BuildProblem | null;
  /** The project that `result` belongs to, and its source. */
  files: Project;
  source: string;
  /** The progress of the build, if it takes a while; otherwise null. */
  progress: Progress | null;
  /** The duration of the last build in milliseconds. */
  milliseconds: number;
}

/** How many milliseconds to wait for another key before a build starts. */
const QUIET = 200;

/** The maximum duration of a build. Projects of this size take less than a second on slow machines. */
const MOST_SECONDS = 30;

const NOTHING: BuildState = {
  phase: "loading",
  version: "",
  result: null,
  failure: null,
  files: {},
  source: "",
  progress: null,
  milliseconds: 0,
};

/** A project to build. */
interface Wanted {
  files: Project;
  /** The source of the project, which identifies its results. */
  source: string;
  /** Whether the result needs webpack's statistics. */
  wantsStats: boolean;
}

/** Builds a project whenever it changes, one build after the other. */
export class Builder {
  /** The current state. It's replaced at every step, and `listen` reports each change. */
  state = NOTHING;
  readonly #start: (version: string | null) => CompilerFrame;
  readonly #versionFor: (files: Project) => string | null;
  readonly #listeners = new Set<() => void>();
  #frame: CompilerFrame | undefined;
  /** The version of webpack in the frame, as `versionFor` names it. */
  #version: string | null = null;
  #wanted: Wanted | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;

  /**
   * @param start Starts a version of webpack. It's called again after webpack had to be stopped.
   * @param versionFor Returns the version that builds a project; null for the installed one.
   */
  constructor(start: (version: string | null) => CompilerFrame, versionFor: (files: Project) => string | null) {
    this.#start = start;
    this.#versionFor = versionFor;
  }

  /** Calls a function after each change of `state`. Returns a function that unsubscribes it. */
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Builds a project soon, or immediately if it's the first one. */
  update(wanted: Wanted): void {
    clearTimeout(this.#quiet);
    const { files, source, result, phase } = this.state;
    const isKnown = isSame(wanted.files, files) && wanted.source === source && (!wanted.wantsStats || result?.stats);
    if (isKnown && phase === "built" && !this.#isBusy) return;
    this.#wanted = wanted;
    this.#quiet = setTimeout(() => this.#next(), this.#frame ? QUIET : 0);
  }

  /** Stops the current build, even if it would never finish. The next `update` starts a new compiler. */
  stop(reason = "You stopped the build."): void {
    this.#end();
    this.#change({ phase: "stopped", result: null, failure: { message: reason } });
  }

  /** Stops everything, for when the reader leaves the page. */
  dispose(): void {
    clearTimeout(this.#quiet);
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#limit);
    this.#frame?.stop();
    this.#frame = undefined;
    this.#wanted = undefined;
    this.#isBusy = false;
  }

  async #next(): Promise<void> {
    if (this.#isBusy || !this.#wanted) return;
    this.#isBusy = true;
    const { files, source, wantsStats } = this.#wanted;
    this.#wanted = undefined;
    const frame = this.#frameFor(files);
    try {
      const version = await frame.ready;
      await frame.prepare(files);
      if (frame !== this.#frame) return;
      this.#change({ phase: "building", version, progress: null });
      this.#limit = setTimeout(() => this.stop(TOO_LONG), MOST_SECONDS * 1000);
      const start = performance.now();
      const answer = await frame.build(files, wantsStats, (progress) => {
        if (frame === this.#frame) this.#change({ progress });
      });
      if (frame !== this.#frame) return;
      clearTimeout(this.#limit);
      const milliseconds = Math.round(performance.now() - start);
      const result = "output" in answer ? answer : null;
      const failure = "failure" in answer ? answer.failure : null;
      this.#change({ phase: "built", result, failure, files, source, milliseconds });
    } catch (error) {
      if (frame !== this.#frame) return;
      this.stop(error instanceof Error ? error.message : String(error));
    }
    this.#isBusy = false;
    this.#next();
  }

  /** Returns the frame with the version of webpack that builds a project. A different version starts in a new frame. */
  #frameFor(files: Project): CompilerFrame {
    const version = this.#versionFor(files);
    if (this.#frame && version === this.#version) return this.#frame;
    this.#frame?.stop();
    this.#change({ phase: "loading" });
    this.#version = version;
    this.#frame = this.#start(version);
    return this.#frame;
  }

  #change(part: Partial<BuildState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

const TOO_LONG = `The build took more than ${MOST_SECONDS} seconds, so it was stopped. Look for an endless loop, or one that uses up memory, in the configuration, a loader or a plugin, and change something to build again.`;
