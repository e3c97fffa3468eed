/**
 * The components with which a page says which types it documents. The build replaces them, so no other step knows them:
 *
 * - `<Class of="ModuleGraph" />` shows a class with a heading for each member.
 * - `<Types of="Chunk ChunkGroup" />` shows each type as a block of code below its heading.
 * - `<Signature of="ModuleGraph.getIssuer" />` shows the signature of a member that the text describes.
 * - `<MentionedTypes />` shows the types in these signatures that no page documents by name.
 * - `<ExportedNames />` lists everything that the package exports, with a link to its page.
 */
const COMPONENT = /^<(?<name>Class|Types|Signature|MentionedTypes|ExportedNames)(?: of="(?<of>[^"\n]+)")? \/>$/gm;

/** One of these components in the text of a page. */
export interface TypeComponent {
  name: "Class" | "Types" | "Signature" | "MentionedTypes" | "ExportedNames";
  /** The names in its attribute. */
  of: string[];
}

/** Returns whether a page has such a component. */
export function hasTypeComponents(body: string): boolean {
  return body.search(COMPONENT) >= 0;
}

/** Returns the components of a page in order. */
export function typeComponentsIn(body: string): TypeComponent[] {
  return [...body.matchAll(COMPONENT)].map(({ groups }) => componentOf(groups));
}

/** Replaces the components of a page. A component for which `replace` returns undefined stays, and is then reported as unknown. */
export function replaceTypeComponents(body: string, replace: (component: TypeComponent) => string | undefined): string {
  return body.replace(COMPONENT, (written, ...rest) => {
    return replace(componentOf(rest.at(-1) as Record<string, string>)) ?? written;
  });
}

function componentOf(groups: Record<string, string | undefined> = {}): TypeComponent {
  return { name: groups.name as TypeComponent["name"], of: groups.of?.split(" ") ?? [] };
}
