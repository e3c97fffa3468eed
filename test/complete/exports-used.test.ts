import { expect, test } from "vitest";
import webpack from "webpack";
import { pages } from "./pages";

/** Constants such as placeholders, which tables describe together, and what every function has. */
const OTHERS = /^[A-Z_]+$|^(?:length|name|prototype|arguments|caller)$/;

/** Returns the names in an object whose members are exports themselves. */
function namesIn(value: unknown): string[] {
  const isNamespace = typeof value === "object" && value !== null && !Array.isArray(value);
  return isNamespace || value === webpack ? Object.getOwnPropertyNames(value).filter((name) => !OTHERS.test(name)) : [];
}

test("every export of webpack is on a page, and not only in the list of its signatures", () => {
  const text = pages.map(({ body }) => body.replace(/^<(?:Types|Class|Signature) of=.*$/gm, "")).join("\n");
  const words = new Set(text.match(/[\w$]+/g));
  const exported = namesIn(webpack).flatMap((name) => {
    const value: unknown = Reflect.get(webpack, name);
    return [name, ...namesIn(value).map((inner) => `${name}.${inner}`)];
  });
  expect(exported.length).toBeGreaterThan(250);
  expect(exported.filter((name) => !words.has(name.split(".").at(-1) ?? ""))).toEqual([]);
});
