import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "./home.js";

test("the home page has a heading", () => {
  assert.match(render(), /<h1>/);
});
