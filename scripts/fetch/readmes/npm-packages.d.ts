// Both packages ship no types; these are the parts that we use.

/** Talks to the registry as npm does. */
declare module "pacote" {
  /** npm's configuration as `@npmcli/config` flattens it, and what one call adds. */
  export interface Options {
    registry?: string;
    integrity?: string;
    fullMetadata?: boolean;
    /** Only versions that are older. */
    before?: Date | null;
    retry?: { retries?: number; factor?: number; minTimeout?: number; maxTimeout?: number };
    [option: string]: unknown;
  }

  export interface Manifest {
    version: string;
    _integrity: string;
    /** When it was published: with `fullMetadata`, where the registry says so. */
    _time?: string;
  }

  const pacote: {
    manifest(spec: string, options: Options): Promise<Manifest>;
    /** Unpacks an archive after checking its integrity; links in it and paths out of the folder are left out. */
    extract(spec: string, folder: string, options: Options): Promise<unknown>;
  };
  export default pacote;
}

/** Reads npm's configuration from its files and the environment. */
declare module "@npmcli/config" {
  import type { Options } from "pacote";

  export default class Config {
    constructor(options: {
      definitions: unknown;
      shorthands: unknown;
      flatten: unknown;
      npmPath: string;
      argv: string[];
      cwd: string;
      env: NodeJS.ProcessEnv;
    });
    load(): Promise<void>;
    /** As npm's libraries take it. */
    readonly flat: Options;
  }
}

declare module "@npmcli/config/lib/definitions/index.js" {
  const config: { definitions: unknown; shorthands: unknown; flatten: unknown };
  export default config;
}
