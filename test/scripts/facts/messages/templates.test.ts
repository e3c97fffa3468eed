import ts from "typescript";
import { expect, test } from "vitest";
import { parse } from "../../../../scripts/facts/messages/source";
import { templatesOf } from "../../../../scripts/facts/messages/templates";

/** Returns the templates of the last argument of the last call. */
function templatesIn(code: string): string[] {
  const last = parse(code).statements.at(-1) as ts.ExpressionStatement;
  const argument = ts.isCallExpression(last.expression) && last.expression.arguments.at(-1);
  return argument ? templatesOf(argument) : [];
}

test.each([
  ['f("No result")', ["No result"]],
  ["f(`No ${request} in ${this._context}`)", ["No <request> in <context>"]],
  ['f("No " + names.map(quote).join(", ") + " there")', ["No <names> there"]],
  ['f(["No result", "in " + name].join("\\n"))', ["No result\nin <name>"]],
  ['f(colors.bold("No result").trim())', ["No result"]],
  ['f(error.message || "Unknown")', ["<message>", "Unknown"]],
  ['f(isOne ? "one" : "two")', ["one", "two"]],
  [
    'f(`${n} ${n > 1 ? "files are" : "file is"} there${n > 1 ? "s" : ""}`)',
    ["<n> files are theres", "<n> file is there"],
  ],
  ['const text = "No result"; f(text)', ["No result"]],
  ["const count = 1; f(count)", ["<count>"]],
])("%s", (code, templates) => {
  expect(templatesIn(code)).toEqual(templates);
});

test("a parameter is a placeholder, even if a variable around has its name", () => {
  const [statement] = parse('const text = "outside"; function g(text) { f(text); }').statements.slice(1);
  const call = (statement as ts.FunctionDeclaration).body?.statements[0] as ts.ExpressionStatement;
  const [argument] = (call.expression as ts.CallExpression).arguments;
  expect(argument && templatesOf(argument)).toEqual(["<text>"]);
});
