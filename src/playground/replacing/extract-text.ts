import type { SyntaxNode } from "@lezer/common";
import { packageBindings } from "./bindings";
import { type Edit, lineOf, Refusal } from "./edits";
import { nameOfProperty, type ParsedModule, references, stringOf, textOf, valueIn } from "./module";

const SUCCESSOR = "mini-css-extract-plugin";

/** Options of the plugin that say what its successor always does. */
const ALWAYS = ["allChunks", "id"];

/** The options with the loaders, and with those for styles that aren't extracted, under their names in all versions. */
const [USED, FALLBACK] = [
  ["use", "loader"],
  ["fallback", "fallbackLoader"],
];

/** The hash of a style sheet's content as the plugin takes it: `[md5:contenthash:hex:20]`. */
const HASH = /\[(?:md5:)?(contenthash|chunkhash)(?::hex)?(:\d+)?\]/g;

/**
 * Returns the edits that put mini-css-extract-plugin in the place of extract-text-webpack-plugin: its import, its
 * options, and its loader before those that it was given.
 *
 * @throws {Refusal} When the module uses the plugin in a way that these edits don't cover.
 */
export function extractTextEdits(module: ParsedModule, name: string): Edit[] {
  const bindings = packageBindings(module, name);
  const uses = bindings.flatMap(({ names, value }) => {
    const [plugin] = names;
    if (value || plugin === undefined) throw refusal(module, bindings[0]?.request, "imports it in an unusual way");
    return references(module, names).map((node) => ({ node, plugin }));
  });
  const created = uses.filter(({ node }) => node.parent?.name === "NewExpression");
  if (created.length > 1) {
    throw refusal(module, created[1]?.node, `creates a second one, but one ${SUCCESSOR} writes all style sheets`);
  }
  const instances = created.flatMap(({ node, plugin }) => {
    const declaration = node.parent?.parent;
    const target = declaration?.name === "VariableDeclaration" ? node.parent?.prevSibling?.prevSibling : undefined;
    const variables = target ? references(module, [textOf(module, target)]) : [];
    return variables.filter((each) => each.parent?.name === "MemberExpression").map((each) => ({ node: each, plugin }));
  });
  const called = [...uses, ...instances].filter(({ node }) => node.parent?.name !== "NewExpression");
  return [
    ...bindings.map(({ request: { from, to } }) => ({ from: from + 1, to: to - 1, insert: SUCCESSOR })),
    ...created.flatMap(({ node }) => optionEdits(module, node)),
    ...called.flatMap(({ node, plugin }) => callEdits(module, node, plugin)),
  ];
}

function refusal(module: ParsedModule, node: SyntaxNode | undefined, what: string): Refusal {
  return new Refusal(`Line ${lineOf(module.text, node?.from ?? 0)} ${what}.`);
}

/** Returns the edit of the arguments of `new`: a file name, or an object. */
function optionEdits(module: ParsedModule, plugin: SyntaxNode): Edit[] {
  const list = plugin.parent?.getChild("ArgList");
  const [first, second] = list ? itemsOf(list) : [];
  if (!list || !first) return [];
  const given = first.name === "ObjectExpression" ? [] : [`filename: ${filename(module, first)}`];
  const properties = [first, second].flatMap((object) =>
    object?.name === "ObjectExpression" ? optionsOf(module, object) : [],
  );
  return [{ from: list.from + 1, to: list.to - 1, insert: `{ ${[...given, ...properties].join(", ")} }` }];
}

function optionsOf(module: ParsedModule, object: SyntaxNode): string[] {
  return propertiesOf(module, object).flatMap(({ name, value }) => {
    if (ALWAYS.includes(name) || (name === "disable" && textOf(module, value) === "false")) return [];
    if (name === "filename") return [`filename: ${filename(module, value)}`];
    if (name === "ignoreOrder") return [`ignoreOrder: ${textOf(module, value)}`];
    throw refusal(module, value, `has the option \`${name}\`, which ${SUCCESSOR} doesn't have`);
  });
}

function filename(module: ParsedModule, value: SyntaxNode): string {
  if (/Function/.test(value.name)) throw refusal(module, value, "computes the file name in a function");
  return textOf(module, value).replace(HASH, "[$1$2]");
}

/** Returns the edits of `plugin.extract(…)`, which becomes a list of loaders. */
function callEdits(module: ParsedModule, object: SyntaxNode, plugin: string): Edit[] {
  const member = object.parent;
  const call = member?.parent;
  const list = call?.getChild("ArgList");
  if (!member || !call || !list || textOf(module, member) !== `${textOf(module, object)}.extract`) {
    throw refusal(module, object, "uses it in another way than `new …()` and `.extract()`");
  }
  const [first, second, third] = itemsOf(list);
  if (!first || third) throw refusal(module, object, "passes unusual arguments to `.extract()`");
  const { used, loader } = second ? { used: second, loader: `${plugin}.loader` } : givenIn(module, first, plugin);
  return [{ from: call.from, to: call.to, insert: listWith(module, loader, used) }, ...keyEdits(module, call)];
}

/** Returns the loaders in the argument of `.extract()`, and the loader that comes before them. */
function givenIn(module: ParsedModule, argument: SyntaxNode, plugin: string): { used: SyntaxNode; loader: string } {
  if (argument.name !== "ObjectExpression") return { used: argument, loader: `${plugin}.loader` };
  const properties = propertiesOf(module, argument);
  const used = properties.find(({ name }) => USED.includes(name));
  const publicPath = properties.find(({ name }) => name === "publicPath");
  const other = properties.find(({ name }) => ![...USED, ...FALLBACK, "publicPath"].includes(name));
  if (!used) throw refusal(module, argument, "doesn't name the loaders in an object literal");
  if (other) throw refusal(module, other.value, `has the option \`${other.name}\`, which ${SUCCESSOR} doesn't have`);
  const options = publicPath && `{ publicPath: ${textOf(module, publicPath.value)} }`;
  return {
    used: used.value,
    loader: options ? `{ loader: ${plugin}.loader, options: ${options} }` : `${plugin}.loader`,
  };
}

/** Returns a list of loaders as text, with one before the others. */
function listWith(module: ParsedModule, loader: string, used: SyntaxNode): string {
  if (used.name === "String") {
    const names = stringOf(module, used).split("!");
    return `[${[loader, ...names.map((name) => JSON.stringify(name))].join(", ")}]`;
  }
  if (used.name === "ArrayExpression") {
    const rest = textOf(module, used).slice(1);
    return `[${loader}${/^\s*\]/.test(rest) ? "" : /^\s*\n/.test(rest) ? "," : ", "}${rest}`;
  }
  if (used.name === "ObjectExpression") return `[${loader}, ${textOf(module, used)}]`;
  return `[${loader}].concat(${textOf(module, used)})`;
}

/** Returns the edit that renames the rule's property from `loader`, which can't have a list. */
function keyEdits(module: ParsedModule, call: SyntaxNode): Edit[] {
  let value = call;
  while (/^(?:Conditional|Parenthesized|Binary)Expression$/.test(value.parent?.name ?? ""))
    value = value.parent ?? value;
  if (value.parent?.name === "ArrayExpression") throw refusal(module, call, "has a list of loaders in another list");
  const key = /^loaders?$/.test(nameOfProperty(module, value) ?? "") ? value.parent?.firstChild : null;
  return key ? [{ from: key.from, to: key.to, insert: "use" }] : [];
}

/** Returns the properties of an object literal. */
function propertiesOf(module: ParsedModule, object: SyntaxNode): { name: string; value: SyntaxNode }[] {
  return itemsOf(object).map((property) => {
    const value = property.name === "Property" ? valueIn(property) : null;
    const name = value && nameOfProperty(module, value);
    if (!value || !name) throw refusal(module, property, "has options that aren't plain properties");
    return { name, value };
  });
}

/** Returns the items of a list, or the properties of an object, without brackets, commas and comments. */
function itemsOf(list: SyntaxNode): SyntaxNode[] {
  const items: SyntaxNode[] = [];
  for (let node = list.firstChild; node; node = node.nextSibling) {
    if (!/^(?:[()[\]{},]|.*Comment)$/.test(node.name)) items.push(node);
  }
  return items;
}
