import { byEveryName, type Declarations } from "../../../facts/declarations/declaration";
import { readSinceFacts } from "../since-of";
import { type PlacedTypes, placeTypes } from "./place-types";

// This is read only once, because a dev server needs it after every edit.
const membersSince = newerThanClass(readSinceFacts().first.members);

/** All that the pages about types are made from. */
export interface TypesReference extends PlacedTypes {
  /** The declarations by every name. */
  declarations: Declarations;
  /** The first version that has a member, such as `ModuleGraph.getIssuer`, if that isn't the oldest one. */
  since: Readonly<Record<string, string>>;
}

/** Reads the types and their places. The result is created once for each time that the site is read. */
export type ReadReference = () => Promise<TypesReference>;

/** A content file whose front matter and body are known. */
interface Source {
  url: string;
  body: string;
  frontMatter: { title: string };
}

/** Creates the function that places the types on the pages that document them. */
export function referenceReader(
  readDeclarations: () => Promise<Declarations>,
  sources: readonly Source[],
): ReadReference {
  let reading: Promise<TypesReference> | undefined;
  return () => {
    reading ??= readDeclarations().then((declarations) => readReference(declarations, sources));
    return reading;
  };
}

function readReference(declarations: Declarations, sources: readonly Source[]): TypesReference {
  const pages = sources.map(({ url, body, frontMatter }) => ({ url, body, title: frontMatter.title }));
  return { declarations: byEveryName(declarations), since: membersSince, ...placeTypes(declarations, pages) };
}

/** Returns the first version of each member that is newer than its class. */
function newerThanClass(members: Readonly<Record<string, string>>): TypesReference["since"] {
  const isNewer = ([path, version]: [string, string]) =>
    path.includes(".") && members[path.split(".")[0] ?? ""] !== version;
  return Object.fromEntries(Object.entries(members).filter(isNewer));
}
