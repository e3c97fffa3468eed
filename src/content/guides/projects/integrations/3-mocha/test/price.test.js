import assert from "node:assert/strict";
import { price } from "../src/price.js";

describe("price", () => {
  it("has two digits", () => {
    assert.match(price(1250), />12\.50 €</);
  });

  it("has the class of the style sheet", () => {
    assert.match(price(1250), /class="[^" ]+"/);
  });
});
