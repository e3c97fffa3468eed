import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { compile, run } from "./compile.js";

test("puts values in place of the names", async () => {
  const { code, errors } = await compile({
    values: { name: "Ada", shop: "Acme" },
  });

  assert.deepEqual(errors, []);
  assert.equal(run(code), "Hello Ada, welcome to Acme!\n");
});

test("reads values from a file and watches it", async () => {
  const { code, stats } = await compile({
    values: { name: "Ada" },
    valuesFile: "values.json",
  });
  const file = path.join(import.meta.dirname, "fixtures", "values.json");

  assert.equal(run(code), "Hello Ada, welcome to Acme!\n");
  assert.ok(stats.compilation.fileDependencies.has(file));
});

test("warns about a name without a value", async () => {
  const { code, warnings } = await compile({ values: { shop: "Acme" } });

  assert.equal(run(code), "Hello [name], welcome to Acme!\n");
  assert.equal(warnings.length, 1);
  assert.match(warnings[0].message, /There is no value for \[name\]\./);
});

test("refuses an unknown option", async () => {
  const { errors } = await compile({ value: { name: "Ada" } });

  assert.equal(errors.length, 1);
  assert.match(errors[0].message, /options has an unknown property 'value'/);
});
