/** A piece of TypeScript: plain text, or the name of another declaration, which a page shows as a link. */
export type CodePart = string | { name: string };

/** A member of a class, an interface or a namespace. A method with several signatures has one part list for each. */
export interface Member {
  name: string;
  signatures: CodePart[][];
  /** Whether the declarations mark it as deprecated. */
  deprecated: boolean;
}

/** A class, an interface, a type or a namespace in webpack's type declarations. */
export interface Declaration {
  /** The name in the file, which other declarations use. */
  name: string;
  kind: "class" | "interface" | "type" | "namespace";
  /** The names under which the package exports it, such as `sources.RawSource`. Only signatures mention the others. */
  exported: string[];
  /** The code before the members, such as `class Entrypoint extends ChunkGroup`; all of the code of a type. */
  head: CodePart[];
  members: Member[];
  deprecated: boolean;
}

/** Declarations by their names. */
export type Declarations = ReadonlyMap<string, Declaration>;

/**
 * Returns the name that readers know: the last part of the exported name, or the name in the file. Namespaces, and what is
 * deep inside one, have their full name, because several have the same last part.
 */
export function shownName({
  name,
  kind,
  exported: [first = name],
}: Pick<Declaration, "name" | "kind" | "exported">): string {
  const path = first.split(".");
  return kind === "namespace" || path.length > 2 ? first : (path.at(-1) ?? first);
}

/** Returns declarations by all of their names: those in the file, and those under which the package exports them. */
export function byEveryName(declarations: Declarations): Declarations {
  const exported = [...declarations.values()].flatMap((one) => one.exported.map((name) => [name, one] as const));
  return new Map([...declarations, ...exported]);
}

/** Returns the declarations that a declaration mentions, in the order of its code. */
export function mentionsOf({ head, members }: Pick<Declaration, "head" | "members">): string[] {
  const parts = [...head, ...members.flatMap(({ signatures }) => signatures.flat())];
  return [...new Set(parts.flatMap((part) => (typeof part === "string" ? [] : [part.name])))];
}
