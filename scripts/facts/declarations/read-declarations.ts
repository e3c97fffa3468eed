import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { Packages } from "../packages";
import { codeParts } from "./code-parts";
import type { Declaration, Declarations, Member } from "./declaration";

/** The namespace of the package itself. Its types aren't its members here, because each of them has its own declaration. */
const ROOT = "webpack";

type Named = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The file, and the names in it that code can refer to. */
interface Context {
  file: ts.SourceFile;
  names: ReadonlySet<string>;
}

/** Reads the classes, interfaces, types and namespaces in webpack's `types.d.ts`, whether they are exported or not. */
export function readDeclarations({ rootOf }: Pick<Packages, "rootOf">): Declarations {
  const name = path.join(rootOf("webpack"), "types.d.ts");
  return parseDeclarations(readFileSync(name, "utf8"));
}

/** Parses type declarations of the form that webpack generates, in which a namespace `exports` lists what is exported. */
export function parseDeclarations(text: string): Declarations {
  // Parsing the comments too would take longer than everything else here.
  const jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const file = ts.createSourceFile("types.d.ts", text, { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode });
  const root = file.statements.find((node) => ts.isModuleDeclaration(node) && node.name.text === "exports");
  const exported = new Map<string, string[]>();
  const namespaces: { name: string; node: ts.ModuleDeclaration }[] = [];
  const inside: Named[] = [];
  if (root && ts.isModuleDeclaration(root)) {
    namespaces.push({ name: ROOT, node: root });
    collect(root, "");
  }

  const named = [...file.statements.filter(isNamed), ...inside];
  const context = { file, names: new Set(named.map(nameOf)) };
  const types = named.map((node) => ({ ...typeOf(node, context), exported: exported.get(nameOf(node)) ?? [] }));
  const made = namespaces.map(({ name, node }) => namespaceOf(name, node, context));
  return new Map([...types, ...made].map((declaration) => [declaration.name, declaration]));

  function collect(module: ts.ModuleDeclaration, prefix: string): void {
    for (const node of statementsOf(module)) {
      if (ts.isModuleDeclaration(node)) {
        namespaces.push({ name: prefix + node.name.text, node });
        collect(node, `${prefix}${node.name.text}.`);
      } else if (isNamed(node)) {
        inside.push(node);
        add(nameOf(node), prefix + nameOf(node));
      } else if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
        for (const { name, propertyName } of node.exportClause.elements) {
          add((propertyName ?? name).text, prefix + name.text);
        }
      }
    }
  }

  function add(name: string, as: string): void {
    exported.set(name, [...(exported.get(name) ?? []), as]);
  }
}

function isNamed(node: ts.Node): node is Named {
  return (
    (ts.isClassDeclaration(node) && node.name !== undefined) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  );
}

function nameOf(node: Named): string {
  return node.name?.text ?? "";
}

function statementsOf({ body }: ts.ModuleDeclaration): readonly ts.Statement[] {
  return body && ts.isModuleBlock(body) ? body.statements : [];
}

function typeOf(node: Named, { file, names }: Context): Omit<Declaration, "exported"> {
  const common = { name: nameOf(node), deprecated: isDeprecated(node, file) };
  if (ts.isTypeAliasDeclaration(node)) {
    return { ...common, kind: "type", head: withoutModifiers(codeParts(node, file, names)), members: [] };
  }
  const brace = file.text.lastIndexOf("{", node.members.pos);
  const head = withoutModifiers(codeParts(node, file, names, brace));
  const kind = ts.isClassDeclaration(node) ? "class" : "interface";
  return { ...common, kind, head, members: membersOf(node.members, { file, names }) };
}

function namespaceOf(name: string, node: ts.ModuleDeclaration, { file, names }: Context): Declaration {
  const values = statementsOf(node).flatMap((statement): (ts.VariableDeclaration | ts.FunctionDeclaration)[] => {
    if (ts.isVariableStatement(statement)) return [...statement.declarationList.declarations];
    return ts.isFunctionDeclaration(statement) ? [statement] : [];
  });
  const members = values.map((value) => memberOf(value, value.name?.getText(file) ?? "", { file, names }));
  const listed = statementsOf(node).flatMap((statement): Member[] => {
    if (ts.isModuleDeclaration(statement)) {
      const inner = name === ROOT ? statement.name.text : `${name}.${statement.name.text}`;
      return [{ name: statement.name.text, signatures: [["namespace ", { name: inner }]], deprecated: false }];
    }
    if (name === ROOT || !ts.isExportDeclaration(statement) || !statement.exportClause) return [];
    if (!ts.isNamedExports(statement.exportClause)) return [];
    return statement.exportClause.elements.map((element): Member => {
      const target = (element.propertyName ?? element.name).text;
      const shown = names.has(target) ? { name: target } : target;
      return { name: element.name.text, signatures: [["export ", shown]], deprecated: isDeprecated(element, file) };
    });
  });
  return {
    name,
    kind: "namespace",
    exported: [name],
    head: [`namespace ${name}`],
    members: joined([...members, ...listed]),
    deprecated: isDeprecated(node, file),
  };
}

function membersOf(nodes: readonly (ts.ClassElement | ts.TypeElement)[], context: Context): Member[] {
  const { file } = context;
  return joined(
    nodes.map((node) => {
      const fallback = ts.isConstructorDeclaration(node) ? "constructor" : node.getText(file).replace(/[:(].*/s, "");
      return memberOf(node, node.name?.getText(file) ?? fallback, context);
    }),
  );
}

function memberOf(node: ts.Node, name: string, { file, names }: Context): Member {
  const code = withoutModifiers(codeParts(node, file, names));
  return { name, signatures: [code], deprecated: isDeprecated(node, file) };
}

/** Joins the signatures of members with the same name, such as a getter and its setter. */
function joined(members: Member[]): Member[] {
  const byName = new Map<string, Member>();
  for (const member of members) {
    const known = byName.get(member.name);
    const signatures = [...(known?.signatures ?? []), ...member.signatures];
    byName.set(member.name, known ? { ...known, signatures } : member);
  }
  return [...byName.values()];
}

function withoutModifiers(parts: Declaration["head"]): Declaration["head"] {
  const [first, ...rest] = parts;
  return typeof first === "string" ? [first.replace(/^(?:export |declare |abstract )+/, ""), ...rest] : parts;
}

function isDeprecated(node: ts.Node, file: ts.SourceFile): boolean {
  return file.text.slice(node.pos, node.getStart(file)).includes("@deprecated");
}
