/** The kinds of names that are read from each version of a package. */
export const KINDS = ["options", "values", "hooks", "exports", "flags", "members", "codes"] as const;

/** One of the kinds of names. */
export type Kind = (typeof KINDS)[number];

/**
 * The names of one version: `output.clean`, `output.library.type=system`, `Compiler.hooks.emit`, `optimize.X`, `--mode`, the
 * class `Chunk` and its member `Chunk.files`, `DEP_WEBPACK_CHUNK_REMOVE`.
 */
export type Names = Record<Kind, string[]>;

/**
 * The first version, such as `5.20` or `5.20.2`, that has a name. Names that the oldest recorded version already has are left out.
 */
export type FirstVersions = Record<Kind, Record<string, string>>;

/** Returns whether two versions have the same names. */
export function haveSameNames(one: Names, other: Names): boolean {
  return KINDS.every((kind) => one[kind].toSorted().join("\n") === other[kind].toSorted().join("\n"));
}

/** Returns the names that a version has in common with a later one, without those that were withdrawn in between. */
export function withoutWithdrawn(names: Names, later: Names): Names {
  const kept = KINDS.map((kind) => {
    const remaining = new Set(later[kind]);
    return [kind, names[kind].filter((name) => remaining.has(name))];
  });
  return Object.fromEntries(kept) as Names;
}
