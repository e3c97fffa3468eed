import type { SyntaxNode } from "@lezer/common";
import { findConfigurations } from "../editor/configuration/find-configurations";
import { type Edit, Refusal } from "./edits";
import { type ParsedModule, propertyOf, textOf, valueIn } from "./module";

/**
 * Returns the edits that set an option, with at most one object around it: `dotenv`, `output.clean`.
 *
 * @param around The configuration; null if it isn't known, so it's the only one that the module exports.
 * @throws {Refusal} When there is no such object, or when the option's object isn't a literal.
 */
export function optionEdit(module: ParsedModule, around: SyntaxNode | null, path: string, value: string): Edit[] {
  const configuration = around ?? onlyConfiguration(module, path);
  const [first = "", second] = path.split(".");
  const given = propertyOf(module, configuration, first);
  if (!given)
    return [addition(module, configuration, second ? `${first}: { ${second}: ${value} }` : `${first}: ${value}`)];
  const object = valueIn(given);
  if (!second) return []; // the reader has set it already
  if (object?.name !== "ObjectExpression") {
    throw new Refusal(`\`${first}\` isn't an object literal. Set \`${path}: ${value}\` yourself.`);
  }
  return propertyOf(module, object, second) ? [] : [addition(module, object, `${second}: ${value}`)];
}

function onlyConfiguration(module: ParsedModule, path: string): SyntaxNode {
  const [only, other] = findConfigurations(module.tree, ({ from, to }) => module.text.slice(from, to));
  if (!only || other) throw new Refusal(`It isn't clear which object is the configuration. Set \`${path}\` yourself.`);
  return only;
}

/** Returns the edit that adds a property at the start of an object, on a line with the indentation of the next one. */
function addition(module: ParsedModule, object: SyntaxNode, property: string): Edit {
  const [space = ""] = /^[ \t]*\n[ \t]*/.exec(module.text.slice(object.from + 1)) ?? [];
  const isEmpty = textOf(module, object).replace(/\s/g, "") === "{}";
  const from = object.from + 1;
  if (isEmpty) return { from, to: object.to - 1, insert: ` ${property} ` };
  return { from, to: from, insert: space ? `${space}${property},` : ` ${property},` };
}
