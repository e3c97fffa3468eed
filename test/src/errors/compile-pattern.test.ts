import { expect, test } from "vitest";
import { compilePattern } from "../../../src/errors/compile-pattern";

const match = (pattern: string, text: string) => compilePattern(pattern).expression.exec(text)?.[0];

test.each([
  ["Can't resolve '<request>' in '<folder>'", "Error: Can't resolve './a b' in '/x'", "Can't resolve './a b'"],
  ["Can't resolve '<request>' in '<folder>'", "Module not found: Can't resolve 'fs'", "Can't resolve 'fs'"],
  ["Failed to read in '<file>'", "Failed to read in './a'", "Failed to read in './a'"],
  ["build failed (from <loader>): <message>", "build failed from ./a.js: b", "build failed from"],
  ["The plugin '<name>' was specified in", "The plugin 'a' was specified", "The plugin 'a' was specified"],
  ["Conflict: '<name>' is taken", "Conflict a is taken", "Conflict a is taken"],
  [
    "Cannot read undefined (reading 'tap')",
    "Cannot read undefined reading 'tap'",
    "Cannot read undefined reading 'tap'",
  ],
  [
    "TypeError: the plugin cannot be loaded here",
    "the plugin cannot be loaded here",
    "the plugin cannot be loaded here",
  ],
  [
    "Cannot read property 'a' of null",
    "Cannot read properties of null (reading 'a')",
    "Cannot read properties of null (reading 'a'",
  ],
  ["Couldn't load", "Couldnt load", "Couldnt load"],
  ["Can't resolve '<request>'", 'can`t resolve "./a"', 'can`t resolve "./a"'],
  ["export '<name>' was not found", "export '' was not found", "export '' was not found"],
  ["Loading chunk <name> failed", "Loading chunk 12 failed.", "Loading chunk 12 failed"],
  ["<name> is not a function", "a.b is not a function", "is not a function"],
  ["Unknown command <name>", "Unknown command sreve", "Unknown command"],
  ["to the same filename <file>", "Conflict to the same filename", "to the same filename"],
  ["to use `acme` directly", "to use acme directly", "to use acme directly"],
  [
    "webpack < 5 used to <verb> polyfills",
    "webpack < 5 used to include polyfills",
    "webpack < 5 used to include polyfills",
  ],
  ["resolve '<file>.png'", "resolve './a' in '/x', resolve './b.png'", "resolve './b.png'"],
  ["a (b) [c] $d. <name> e", "a (b) [c] $d. x e", "a (b) [c] $d. x e"],
])("%s is in %s", (pattern, text, found) => {
  expect(match(pattern, text)).toBe(found);
});

test.each([
  [
    "a varying part does not cross its delimiter",
    "Can't resolve '<request>' as '<name>' here",
    "Can't resolve 'a' or 'b' as 'c' here",
  ],
  ["a varying part has an end", "Loading chunk <name> failed", `Loading chunk ${"x ".repeat(100)}failed`],
  ["a dot is a dot", "a.b is <name> here", "axb is c here"],
  ["a sign within a name is part of it", "output.<name> is wrong", "output is wrong"],
  ["a short message needs the name of its error", "TypeError: it is missing", "it is missing"],
  ["a sign at the end is what the message is about", "Unexpected token '<'", "Unexpected token <"],
])("%s", (_, pattern, text) => {
  expect(match(pattern, text)).toBeUndefined();
});

test("counts the characters that don't vary", () => {
  expect(compilePattern("Can't resolve '<request>'").length).toBe("Can'tresolve''".length);
});

test("a pattern without a fixed part is refused", () => {
  expect(() => compilePattern("'<name>' <other>")).toThrow(`The pattern "'<name>' <other>" has no fixed part.`);
});
