import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { FactTable } from "./facts";
import { walk } from "./messages/source";
import type { Packages } from "./packages";

/** Reads webpack's type declarations: hooks by class, `this` of a loader, and the names that a module can use. */
export function readTypes({ rootOf }: Packages): {
  hooks: FactTable;
  loaderContext: FactTable;
  moduleNames: FactTable;
} {
  const types = parse(path.join(rootOf("webpack"), "types.d.ts"));
  const moduleTypes = parse(path.join(rootOf("webpack"), "module.d.ts"));
  const hooks: FactTable = {};
  const loaderContext: FactTable = {};
  const moduleNames: FactTable = {};
  walk(types, (node) => {
    if (ts.isClassDeclaration(node) && node.name) {
      for (const [name, type] of hooksOf(node)) hooks[`${node.name.text}.hooks.${name}`] = type;
    }
    if (ts.isInterfaceDeclaration(node) && /Loader\w*Context$/.test(node.name.text)) {
      for (const [name, type] of membersOf(node)) loaderContext[`this.${name}`] = type;
    }
  });
  walk(moduleTypes, (node) => {
    if (ts.isVariableDeclaration(node)) moduleNames[node.name.getText()] = textOf(node.type);
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      for (const [name, type] of membersOf(node)) moduleNames[`${node.name.text}.${name}`] = type;
    }
  });
  return { hooks, loaderContext, moduleNames };
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
}

/** Returns the fields of a class's `hooks`, an object type that is often wrapped in `Readonly<…>`. */
function hooksOf(node: ts.ClassDeclaration): [name: string, type: string][] {
  const hooks = node.members.find((member) => ts.isPropertyDeclaration(member) && member.name.getText() === "hooks");
  const literals: ts.TypeLiteralNode[] = [];
  if (hooks) {
    ts.forEachChild(hooks, (child) => {
      if (ts.isTypeLiteralNode(child)) literals.push(child);
      if (ts.isTypeReferenceNode(child))
        literals.push(...[...(child.typeArguments ?? [])].filter((type) => ts.isTypeLiteralNode(type)));
    });
  }
  return literals.flatMap(membersOf);
}

function membersOf(node: ts.Node): [name: string, type: string][] {
  const members: [string, string][] = [];
  ts.forEachChild(node, (member) => {
    if (ts.isPropertySignature(member)) members.push([member.name.getText(), textOf(member.type)]);
    else if (ts.isMethodSignature(member)) members.push([member.name.getText(), methodOf(member)]);
    // `type X = { … } & { … }`
    else if (ts.isTypeLiteralNode(member) || ts.isIntersectionTypeNode(member)) members.push(...membersOf(member));
  });
  return members;
}

/** Formats a method like a property with a function type, so that a change between the two forms is not reported. */
function methodOf({ parameters, type }: ts.MethodSignature): string {
  return `(${parameters.map(textOf).join(", ")}) => ${textOf(type) || "void"}`;
}

function textOf(node: ts.Node | undefined): string {
  return (node?.getText() ?? "")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .trim();
}
