import type { SyntaxNode } from "@lezer/common";
import { type Project, withFile } from "../project/project";
import { packageBindings } from "./bindings";
import { type Edit, removalOfItem, withEdits } from "./edits";
import { nodesOf, type ParsedModule, parseModule, stringOf, textOf } from "./module";

/** A piece of a configuration that was written for an earlier version of webpack or of a package. */
export interface Outdated {
  /** What it is, as a sentence for readers. */
  says: string;
  edits: Edit[];
}

/** Plugins that webpack no longer has, because it does their work itself. */
const GONE =
  /^webpack\.(?:NamedModulesPlugin|NamedChunksPlugin|NoErrorsPlugin|(?:optimize\.)?(?:OccurrenceOrderPlugin|OccurenceOrderPlugin|DedupePlugin|UglifyJsPlugin))$/;

/** The parts of a value of `devtool` in the order that webpack 5 requires. */
const DEVTOOL = ["inline", "hidden", "eval", "nosources", "cheap", "module", "source-map"];

/** What a project's configuration has of earlier versions, and the project without it. */
export interface Updated {
  /** The sentences about it, each once. */
  says: string[];
  project: Project;
}

/** Updates the modules of a configuration to the versions here. */
export function updated(project: Project, paths: readonly string[]): Updated {
  const says = new Set<string>();
  let result = project;
  for (const path of paths) {
    const text = project[path] ?? "";
    const found = outdatedIn(path, text);
    for (const each of found) says.add(each.says);
    if (found.length > 0)
      result = withFile(
        result,
        path,
        withEdits(
          text,
          found.flatMap(({ edits }) => edits),
        ),
      );
  }
  return { says: [...says], project: result };
}

/** Finds what was written for an earlier version in a module of a configuration. */
export function outdatedIn(path: string, text: string): Outdated[] {
  const module = parseModule(path, text);
  return [...oldMerge(module), ...oldCopy(module), ...gonePlugins(module), ...oldDevtool(module)];
}

/** Finds webpack-merge as a function, which it was before version 5. */
function oldMerge(module: ParsedModule): Outdated[] {
  return packageBindings(module, "webpack-merge").flatMap(({ request, names }): Outdated[] => {
    const [name] = names;
    const target = nodesOf(module, "VariableDefinition").find((node) => {
      const isWhole = node.parent?.name === "VariableDeclaration" || node.parent?.name === "ImportDeclaration";
      return isWhole && node.to < request.from && textOf(module, node) === name && node.prevSibling?.name !== "as";
    });
    if (!name || !target || !isCalled(module, name)) return [];
    const separator = target.parent?.name === "ImportDeclaration" ? " as" : ":";
    const insert = name === "merge" ? "{ merge }" : `{ merge${separator} ${name} }`;
    const says = "webpack-merge exports the function `merge` by its name since version 5.";
    return [{ says, edits: [{ from: target.from, to: target.to, insert }] }];
  });
}

function isCalled(module: ParsedModule, name: string): boolean {
  return nodesOf(module, "CallExpression").some(({ firstChild }) => {
    return firstChild?.name === "VariableName" && textOf(module, firstChild) === name;
  });
}

/** Finds copy-webpack-plugin with an array, which was its option before version 6. */
function oldCopy(module: ParsedModule): Outdated[] {
  const names = packageBindings(module, "copy-webpack-plugin").flatMap((binding) => binding.names);
  return creationsOf(module, (name) => names.includes(name)).flatMap((creation): Outdated[] => {
    const [, only, end] = childrenOf(creation.getChild("ArgList"));
    if (only?.name !== "ArrayExpression" || end?.name !== ")") return [];
    const edits = [
      { from: only.from, to: only.from, insert: "{ patterns: " },
      { from: only.to, to: only.to, insert: " }" },
    ];
    return [{ says: "copy-webpack-plugin takes its patterns in an object since version 6.", edits }];
  });
}

function gonePlugins(module: ParsedModule): Outdated[] {
  return creationsOf(module, (name) => GONE.test(name)).flatMap((creation): Outdated[] => {
    if (creation.parent?.name !== "ArrayExpression") return [];
    const name = textOf(module, creation.firstChild?.nextSibling ?? creation);
    const says = `webpack no longer has \`${name}\`, because it does its work itself.`;
    return [{ says, edits: [removalOfItem(creation, module.text)] }];
  });
}

/** Finds values of `devtool` in the order of webpack 4: `cheap-module-eval-source-map`. */
function oldDevtool(module: ParsedModule): Outdated[] {
  return nodesOf(module, "String").flatMap((literal): Outdated[] => {
    const value = stringOf(module, literal);
    const parts = value
      .replace(/^[#@]+/, "")
      .replace(/source-?map$/, "source-map")
      .split(/-(?!map)/);
    const isDevtool = value.endsWith("map") && parts.length > 0 && parts.every((part) => DEVTOOL.includes(part));
    const ordered = DEVTOOL.filter((part) => parts.includes(part)).join("-");
    if (!isDevtool || ordered === value) return [];
    const edits = [{ from: literal.from + 1, to: literal.to - 1, insert: ordered }];
    return [{ says: `webpack calls \`${value}\` \`${ordered}\` since version 5.`, edits }];
  });
}

function creationsOf(module: ParsedModule, isWanted: (name: string) => boolean): SyntaxNode[] {
  return nodesOf(module, "NewExpression").filter(({ firstChild }) => {
    const called = firstChild?.nextSibling;
    return called ? isWanted(textOf(module, called)) : false;
  });
}

function childrenOf(node: SyntaxNode | null): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node?.firstChild ?? null; child; child = child.nextSibling) children.push(child);
  return children;
}
