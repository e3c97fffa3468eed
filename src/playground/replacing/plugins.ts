import type { SyntaxNode } from "@lezer/common";
import { packageBindings, removalOfDeclarator } from "./bindings";
import { type Edit, lineOf, Refusal, removalOfItem, removalOfStatement } from "./edits";
import { nameOfProperty, nodesOf, type ParsedModule, references, textOf } from "./module";
import { optionEdit } from "./options";
import type { Rewrite } from "./replacements";

/**
 * Returns the edits that take a plugin's package out of a module, or that put another one in its place.
 *
 * @throws {Refusal} When the module uses the package in a way that these edits don't cover.
 */
export function pluginEdits(module: ParsedModule, name: string, rewrite: Rewrite): Edit[] {
  const bindings = packageBindings(module, name);
  if (bindings.length === 0 || (rewrite.kind !== "remove" && rewrite.kind !== "rename")) return [];
  if (rewrite.kind === "rename") {
    const uses = rewrite.arguments === undefined ? [] : bindings.flatMap((each) => creations(module, each));
    const renamed = bindings.map(({ request: { from, to } }) => ({ from: from + 1, to: to - 1, insert: rewrite.to }));
    return [...renamed, ...uses.flatMap((use) => argumentsEdits(module, use, rewrite.arguments ?? ""))];
  }
  const uses = bindings.flatMap((binding) => creations(module, binding));
  const removed = uses.flatMap((use) => removalOfValue(module, use));
  const { option } = rewrite;
  const place = uses[0];
  const set = option && place ? optionEdit(module, configurationAround(module, place), option.path, option.value) : [];
  return [...bindings.filter(({ value }) => !value).map((binding) => binding.remove()), ...removed, ...set];
}

/** Returns the expressions that create something with an import: `new Plugin()`, `new plugins.Plugin()`. */
function creations(
  module: ParsedModule,
  { names, value }: { names: string[]; value: SyntaxNode | null },
): SyntaxNode[] {
  const used = value ? [value] : references(module, names);
  return used.map((node) => {
    const called =
      node.parent?.name === "MemberExpression" && node.parent.firstChild?.from === node.from ? node.parent : node;
    const creation = called.parent;
    if (creation?.name === "NewExpression" && called.prevSibling?.name === "new") return creation;
    throw new Refusal(`Line ${lineOf(module.text, node.from)} uses it in another way than \`new …()\`.`);
  });
}

/** Returns the edits that remove an expression from the list that it's in. */
function removalOfValue(module: ParsedModule, value: SyntaxNode): Edit[] {
  const { parent } = value;
  const refuse = () => new Refusal(`Line ${lineOf(module.text, value.from)} isn't an item of a list of plugins.`);
  if (!parent) throw refuse();
  if (parent.name === "ParenthesizedExpression") return removalOfValue(module, parent);
  if (parent.name === "ArrayExpression") return [removalOfItem(value, module.text)];
  if (parent.name === "BinaryExpression" && parent.getChild("LogicOp") && parent.lastChild?.from === value.from) {
    return removalOfValue(module, parent);
  }
  // webpack takes `false` in lists of plugins.
  if (parent.name === "ConditionalExpression") return [{ from: value.from, to: value.to, insert: "false" }];
  if (parent.name === "ArgList" && parent.parent) return removalOfArgument(module, value, parent.parent);
  if (parent.name === "VariableDeclaration") {
    const target = value.prevSibling?.prevSibling;
    if (target?.name !== "VariableDefinition") throw refuse();
    const uses = references(module, [textOf(module, target)]);
    return [
      removalOfDeclarator(parent, target, value, module.text),
      ...uses.flatMap((use) => removalOfValue(module, use)),
    ];
  }
  throw refuse();
}

/** Returns the edits that remove an argument of `plugins.push(…)`, or the call if that's its only argument. */
export function removalOfArgument(module: ParsedModule, value: SyntaxNode, call: SyntaxNode): Edit[] {
  const called = call.firstChild ? textOf(module, call.firstChild) : "";
  if (!/\.(?:push|unshift|concat)$/.test(called)) {
    throw new Refusal(`Line ${lineOf(module.text, value.from)} passes it to a function.`);
  }
  const isOnly = value.prevSibling?.name === "(" && value.nextSibling?.name === ")";
  if (!isOnly || called.endsWith("concat")) return [removalOfItem(value, module.text)];
  if (call.parent?.name === "ExpressionStatement") return [removalOfStatement(call.parent, module.text)];
  return [{ from: value.from, to: value.to, insert: "" }];
}

/** Returns the object with the list that an expression is in: the configuration, if the list is its `plugins`. */
function configurationAround(module: ParsedModule, value: SyntaxNode): SyntaxNode | null {
  for (let node: SyntaxNode | null = value; node; node = node.parent) {
    if (nameOfProperty(module, node) === "plugins" && node.parent?.parent?.name === "ObjectExpression") {
      const object = node.parent.parent;
      return nameOfProperty(module, object) === "resolve" ? (object.parent?.parent ?? null) : object;
    }
  }
  return null;
}

/** Returns the edits that give a plugin other arguments. `webpack` in them is the package. */
function argumentsEdits(module: ParsedModule, creation: SyntaxNode, text: string): Edit[] {
  const list = creation.getChild("ArgList");
  const isImported = nodesOf(module, "VariableDefinition").some((node) => textOf(module, node) === "webpack");
  const isScript = nodesOf(module, "ImportDeclaration").length === 0;
  const insert = isScript && !isImported ? text.replaceAll("webpack.", 'require("webpack").') : text;
  const needsImport = !isScript && !isImported && text.includes("webpack.");
  return [
    list
      ? { from: list.from + 1, to: list.to - 1, insert }
      : { from: creation.to, to: creation.to, insert: `(${insert})` },
    ...(needsImport ? [{ from: 0, to: 0, insert: 'import webpack from "webpack";\n' }] : []),
  ];
}
