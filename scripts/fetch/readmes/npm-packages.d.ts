// The parts of two untyped packages that are used here.

/** A client of the npm registry that behaves like npm. */
declare module "pacote" {
  /** npm's configuration as `@npmcli/config` flattens it, with additions for one call. */
  export interface Options {
    registry?: string;
    integrity?: string;
    fullMetadata?: boolean;
    /** Only versions that were published before this date. */
    before?: Date | null;
    retry?: { retries?: number; factor?: number; minTimeout?: number; maxTimeout?: number };
    [option: string]: unknown;
  }

  export interface Manifest {
    version: string;
    _integrity: string;
    /** The date of publication, which the registry may return with `fullMetadata`. */
    _time?: string;
    author?: string | { name?: string; url?: string };
    contributors?: (string | { name?: string; url?: string })[];
  }

  const pacote: {
    manifest(spec: string, options: Options): Promise<Manifest>;
    /** Unpacks an archive after checking its integrity. Links, and paths outside the folder, are skipped. */
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
    /** The configuration in the form that npm's libraries expect. */
    readonly flat: Options;
  }
}

declare module "@npmcli/config/lib/definitions/index.js" {
  const config: { definitions: unknown; shorthands: unknown; flatten: unknown };
  export default config;
}
