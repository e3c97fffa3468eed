import type { SyntaxNode } from "@lezer/common";
import { assetProperties } from "./asset-options";
import { type Edit, lineOf, Refusal, removalOfItem } from "./edits";
import { nameOfProperty, nodesOf, type ParsedModule, propertyOf, stringOf, textOf, valueIn } from "./module";
import { removalOfArgument } from "./plugins";
import type { Rewrite } from "./replacements";

/** A loader in a rule. */
interface Use {
  /** The literal with the name. */
  name: SyntaxNode;
  /** The rule that it belongs to. */
  rule: SyntaxNode;
  /** The property of the rule that names its loaders. */
  property: SyntaxNode;
  /** The item of the list of loaders; null if the rule only has this one. */
  item: SyntaxNode | null;
  /** The object with the options; null if it can't have any. */
  holder: SyntaxNode | null;
}

/** The properties of rules that have loaders as their values. */
const LISTS = ["use", "loader", "loaders"];

/** The properties of a rule that only say where it applies, and what its loader does. */
const OF_LOADER = /^(?:test|include|exclude|resource|issuer|enforce|use|loaders?|options|query)$/;

/**
 * Returns the edits that take a loader out of the rules of a module, or that put something else in its place.
 *
 * @throws {Refusal} When a rule names it in a way that these edits don't cover.
 */
export function loaderEdits(module: ParsedModule, name: string, rewrite: Rewrite): Edit[] {
  return nodesOf(module, "String").flatMap((literal) => {
    const text = stringOf(module, literal);
    if (!text.split("!").some((each) => each.replace(/\?.*/, "") === name)) return [];
    if (rewrite.kind === "rename") return renamed(literal, text, name, rewrite.to);
    const use = placeOf(module, literal);
    if (!use) return pushed(module, literal, rewrite); // or it's an import, or a string of something else
    if (text.includes("!")) return chainEdits(module, literal, text, name, rewrite);
    return rewrite.kind === "asset" ? assetEdits(module, use, name, rewrite.type) : removal(module, use);
  });
}

/** Returns the edits that remove a loader which is added to a list later: `loaders.push("eslint-loader")`. */
function pushed(module: ParsedModule, literal: SyntaxNode, rewrite: Rewrite): Edit[] {
  const call = literal.parent?.name === "ArgList" ? literal.parent.parent : null;
  const called = call?.firstChild ? textOf(module, call.firstChild) : "";
  const isList = rewrite.kind === "remove" && /\.(?:push|unshift)$/.test(called);
  return call && isList ? removalOfArgument(module, literal, call) : [];
}

function renamed(literal: SyntaxNode, text: string, name: string, to: string): Edit[] {
  const parts = text.split("!").map((part) => (part.replace(/\?.*/, "") === name ? part.replace(name, to) : part));
  return [{ from: literal.from + 1, to: literal.to - 1, insert: parts.join("!") }];
}

/** Returns the edit that takes a loader out of several in one string: `style-loader!css-loader`. */
function chainEdits(module: ParsedModule, literal: SyntaxNode, text: string, name: string, rewrite: Rewrite): Edit[] {
  const rest = text.split("!").filter((part) => part.replace(/\?.*/, "") !== name);
  if (rewrite.kind !== "remove" || rest.length === 0) {
    throw new Refusal(`Line ${lineOf(module.text, literal.from)} names several loaders in one string.`);
  }
  return [{ from: literal.from + 1, to: literal.to - 1, insert: rest.join("!") }];
}

/** Returns the place of a loader's name in a rule; null if it isn't in a rule. */
function placeOf(module: ParsedModule, literal: SyntaxNode): Use | null {
  const named = resolved(module, literal);
  const own = nameOfProperty(module, named);
  const object = named.parent?.parent;
  // `{ loader, options }` is a rule, or an item of a rule's list.
  if (own === "loader" && object?.name === "ObjectExpression" && isItem(module, object)) {
    const place = listOf(module, object);
    return place && { name: literal, ...place, holder: object };
  }
  if (own && LISTS.includes(own) && object && named.parent) {
    return { name: literal, rule: object, property: named.parent, item: null, holder: own === "use" ? null : object };
  }
  const place = named.parent?.name === "ArrayExpression" ? listOf(module, named) : null;
  return place && { name: literal, ...place, holder: null };
}

/** Returns the expression that names a loader: the literal, or `require.resolve()` with it. */
function resolved(module: ParsedModule, literal: SyntaxNode): SyntaxNode {
  const call = literal.parent?.name === "ArgList" ? literal.parent.parent : null;
  return call?.firstChild && textOf(module, call.firstChild) === "require.resolve" ? call : literal;
}

/** Returns whether an object is an item of a list of loaders, or the only loader of a rule. */
function isItem(module: ParsedModule, object: SyntaxNode): boolean {
  const list = object.parent?.name === "ArrayExpression" ? object.parent : object;
  return ["use", "loaders"].includes(nameOfProperty(module, list) ?? "");
}

/** Returns the rule that a list's item, or an only loader, belongs to. */
function listOf(module: ParsedModule, value: SyntaxNode): Pick<Use, "rule" | "property" | "item"> | null {
  const list = value.parent?.name === "ArrayExpression" ? value.parent : value;
  const property = list.parent;
  const rule = property?.parent;
  if (!LISTS.includes(nameOfProperty(module, list) ?? "") || !property || rule?.name !== "ObjectExpression")
    return null;
  return { rule, property, item: list === value ? null : value };
}

/** Returns the number of loaders in a list. */
function countIn(list: SyntaxNode): number {
  let count = 0;
  for (let node = list.firstChild; node; node = node.nextSibling) {
    if (!/^(?:\[|\]|,|.*Comment)$/.test(node.name)) count += 1;
  }
  return count;
}

/** Returns the edits that take a loader out of its rule, together with the rule if nothing is left of it. */
function removal(module: ParsedModule, use: Use): Edit[] {
  const { item, rule } = use;
  if (item?.parent && countIn(item.parent) > 1) return [removalOfItem(item, module.text)];
  const names = rule.getChildren("Property").map((each) => (each.firstChild ? textOf(module, each.firstChild) : ""));
  if (rule.parent?.name !== "ArrayExpression" || !names.every((each) => OF_LOADER.test(each))) {
    throw new Refusal(`The rule in line ${lineOf(module.text, rule.from)} does something else, too.`);
  }
  return [removalOfItem(rule, module.text)];
}

/** Returns the edits that give a rule a type in place of a loader. */
function assetEdits(module: ParsedModule, use: Use, name: string, type: string): Edit[] {
  const { rule, property, item, holder } = use;
  const given = holder ? propertyOf(module, holder, "options", "query") : undefined;
  const properties = [`type: "${type}"`, ...assetProperties(module, use.name, given, name)].join(", ");
  const before = propertyOf(module, rule, "type");
  const others = item?.parent ? countIn(item.parent) - 1 : 0;
  const isFirst = item?.prevSibling?.name === "[";
  if (others > 0 && !isFirst) {
    throw new Refusal(`In line ${lineOf(module.text, use.name.from)}, other loaders use the result of ${name}.`);
  }
  const edits: Edit[] = [];
  if (before) {
    const old = valueIn(before);
    if (!old || !/^["']javascript\/auto["']$/.test(textOf(module, old))) {
      throw new Refusal(`The rule in line ${lineOf(module.text, rule.from)} has a type already.`);
    }
    edits.push(removalOfItem(before, module.text));
  }
  if (others > 0 && item) {
    edits.push(removalOfItem(item, module.text), { from: property.from, to: property.from, insert: `${properties}, ` });
  } else edits.push({ from: property.from, to: property.to, insert: properties });
  // The options of a rule with a `loader` are beside it.
  if (given && holder === rule) edits.push(removalOfItem(given, module.text));
  return edits;
}
