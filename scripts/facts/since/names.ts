/** The kinds of names that are read from each version of a package. */
export const KINDS = ["options", "values", "hooks", "exports", "flags"] as const;

/** One of the kinds of names. */
export type Kind = (typeof KINDS)[number];

/** The names of one version: `output.clean`, `output.library.type=system`, `Compiler.hooks.emit`, `optimize.X`, `--mode`. */
export type Names = Record<Kind, string[]>;

/**
 * The first version, such as `5.20`, that has a name. Names that the oldest recorded version already has are left out.
 */
export type FirstVersions = Record<Kind, Record<string, string>>;
