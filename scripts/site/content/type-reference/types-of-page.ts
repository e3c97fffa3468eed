import { slug } from "github-slugger";
import { type CodePart, type Declaration, type Member, shownName } from "../../../facts/declarations/declaration";
import { type LinkedCode, type TypeBlock, writeTypeBlocks } from "../../markdown/type-blocks";
import { type DescribingPage, describedAt, replacedAt } from "./describe-members";
import { exportedNames } from "./exported-names";
import { mentionedId, type TypesPage } from "./place-types";
import type { TypesReference } from "./reference-reader";
import { replaceTypeComponents } from "./type-components";

/** The id of the element that the application renders into, which no member may have. */
const APPLICATION = "root";

/**
 * Returns the body of a page with its signatures inserted.
 *
 * @param pages The pages that are already compiled, which the signatures can refer to.
 */
export function withTypes(
  { url, body }: Pick<TypesPage, "url" | "body">,
  reference: TypesReference,
  pages: readonly DescribingPage[],
): string {
  const { declarations, mentioned } = reference;
  const blocksOf = ({ name, of }: { name: string; of: string[] }): (TypeBlock | undefined)[] => {
    if (name === "Signature") return of.map(signature);
    const listed = name === "MentionedTypes" ? (mentioned.get(url) ?? []) : of;
    return listed.flatMap((type) => {
      const declaration = declarations.get(type);
      if (!declaration) return [undefined];
      if (name === "Class") return classBlocks(declaration);
      return [name === "Types" ? typeBlock(declaration) : { id: mentionedId(type), code: wholeCode(declaration) }];
    });
  };
  return replaceTypeComponents(body, (component) => {
    if (component.name === "ExportedNames") return exportedNames(reference);
    const blocks = blocksOf(component);
    const known = blocks.filter((block) => block !== undefined);
    return known.length === blocks.length ? writeTypeBlocks(known) : undefined;
  });

  function signature(path: string): TypeBlock | undefined {
    const [type = "", name] = path.split(".");
    const member = declarations.get(type)?.members.find((one) => one.name === name);
    if (!member) return undefined;
    return { id: "", code: memberCode(member) };
  }

  function classBlocks(declaration: Declaration): TypeBlock[] {
    const { name, members } = declaration;
    const shown = members.filter((member) => isPublic(member) && !reference.described.has(`${name}.${member.name}`));
    const head = { id: "", code: [...exportsOf(declaration), ...linked(declaration.head)] };
    return [head, ...shown.map((member) => memberBlock(name, member))];
  }

  function memberBlock(type: string, member: Member): TypeBlock {
    const since = reference.since[`${type}.${member.name}`];
    const badges = [...(since ? [`${since}+`] : []), ...(member.deprecated ? ["deprecated"] : [])];
    const place = describedAt(type, member.name, pages);
    const instead = member.deprecated ? replacedAt(type, member.name, pages) : undefined;
    const [words, target] = instead ? ["See its replacement in ", instead] : ["See ", place];
    return {
      id: member.name === APPLICATION ? `${APPLICATION}-1` : slug(member.name),
      title: member.name,
      ...(badges.length > 0 && { badges }),
      code: memberCode(member),
      ...(target && { note: [words, { text: target.title, href: target.href }, "."] }),
    };
  }

  function typeBlock(declaration: Declaration): TypeBlock {
    const title = shownName(declaration);
    const code = [...exportsOf(declaration), ...wholeCode(declaration)];
    return { id: slug(title), title, ...(declaration.deprecated && { badges: ["deprecated"] }), code };
  }

  function wholeCode({ kind, head, members }: Declaration): LinkedCode[] {
    if (kind === "type") return linked(head);
    const lines = members.filter(isPublic).flatMap((member) => {
      const note = member.deprecated ? ["\n  // deprecated"] : [];
      return [...note, "\n  ", ...indented(memberCode(member)), ";"];
    });
    return joined([...linked(head), " {", ...lines, members.length > 0 ? "\n}" : "}"]);
  }

  function memberCode({ signatures }: Member): LinkedCode[] {
    return joined(signatures.flatMap((code, index) => [...(index > 0 ? ["\n"] : []), ...linked(code)]));
  }

  function linked(code: CodePart[]): LinkedCode[] {
    return code.map((part) => {
      if (typeof part === "string") return part;
      const href = reference.hrefs.get(part.name);
      const declaration = declarations.get(part.name);
      return href && declaration ? { text: shownName(declaration), href } : part.name;
    });
  }
}

/** Returns the comment that says under which names the package exports a class. */
function exportsOf({ kind, exported }: Declaration): LinkedCode[] {
  return kind === "class" && exported.length > 0
    ? [`// ${exported.map((name) => `webpack.${name}`).join(", ")}\n`]
    : [];
}

/** Returns whether a member isn't marked as internal by its name. */
function isPublic({ name }: Member): boolean {
  return !name.startsWith("_");
}

function indented(code: LinkedCode[]): LinkedCode[] {
  return code.map((part) => (typeof part === "string" ? part.replaceAll("\n", "\n  ") : part));
}

/** Joins strings that follow each other. */
function joined(code: LinkedCode[]): LinkedCode[] {
  const result: LinkedCode[] = [];
  for (const part of code) {
    const last = result.at(-1);
    if (typeof part === "string" && typeof last === "string") result.splice(-1, 1, last + part);
    else result.push(part);
  }
  return result;
}
