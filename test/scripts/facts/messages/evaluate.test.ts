import ts from "typescript";
import { expect, test } from "vitest";
import { evaluate, knowing } from "../../../../scripts/facts/messages/evaluate";
import { lookupIn } from "../../../../scripts/facts/messages/lookup";
import { parse, walk } from "../../../../scripts/facts/messages/source";

/** Evaluates the argument of `say` in a piece of code. */
function said(code: string): readonly string[] {
  const tree = parse(code);
  let found: readonly string[] = [];
  walk(tree, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== "say" || !node.arguments[0]) return;
    found = evaluate(node.arguments[0], knowing(lookupIn([tree])));
  });
  return found;
}

test.each([
  ['say("a b")', ["a b"]],
  ["say(`Can't resolve ${this.request} in ${context}`)", ["Can't resolve <request> in <context>"]],
  ['say("Chunk " + chunk.id + " failed")', ["Chunk <id> failed"]],
  ['say("Found " + (many ? "files" : "one file"))', ["Found files", "Found one file"]],
  ['say(["One", name, "three"].join(", "))', ["One, <name>, three"]],
  ['say("In " + [...names].map((name) => name.id).join(", "))', ["In <names>"]],
  ['say("Of " + module.readableIdentifier(shortener))', ["Of <readableIdentifier>"]],
  ['say("Of " + module.getName())', ["Of <name>"]],
  ['say("Is " + JSON.stringify(options.mode))', ["Is <mode>"]],
  ['say("It is " + (error || "unknown"))', ["It is <error>", "It is unknown"]],
  ['say("Use " + colors.red("the option"))', ["Use the option"]],
  ['say("Is " + (1 + 2 > 3))', ["Is <value>"]],
])("%s gives %j", (code, expected) => {
  expect(said(code)).toEqual(expected);
});

test("parts that depend on the same condition are not mixed", () => {
  const code =
    'say(count + (count === 1 ? " file is" : " files are") + " wrong. " + (count === 1 ? "It was" : "They were") + " read.")';
  expect(said(code)).toEqual(["<count> file is wrong. It was read.", "<count> files are wrong. They were read."]);
});

test("variables are followed to their value at the point of use", () => {
  const code = `
    function f(loaders, error) {
      let message = "Parse failed: " + error.message;
      if (loaders) message += "; processed with " + loaders;
      else message += "; no loader is configured";
      say(message);
      message += " later";
    }`;
  expect(said(code)).toEqual([
    "Parse failed: <message>; processed with <loaders>",
    "Parse failed: <message>; no loader is configured",
  ]);
});

test("a branch that leaves doesn't matter afterward, and the branch of the use is the only one that counts", () => {
  const code = (use: string) => `
    let message = "First text";
    if (a) { message = "Second text"; ${use} return; }
    say(message);`;
  expect(said(`function f() { ${code("")} }`)).toEqual(["First text"]);
  expect(said("let text; if (a) { text = 'One thing'; say(text); } else text = 'Another thing';")).toEqual([
    "One thing",
  ]);
});

test("functions and methods are followed with their arguments, including those of a parent class", () => {
  expect(said('const describe = (what) => "Abstract " + what; say(describe("a method") + ".")')).toEqual([
    "Abstract a method.",
  ]);
  const classes =
    'class A { text(of) { return "Text of " + of; } } class B extends A { f() { say(this.text("the child")); } }';
  expect(said(classes)).toEqual(["Text of the child"]);
});

test("recursive functions come to an end", () => {
  expect(said('function f(a) { return a ? "Again " + f(a) : "The end"; } say(f(x))').length).toBeLessThanOrEqual(8);
});
