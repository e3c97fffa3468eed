import { expect, test } from "vitest";
import { compile } from "./compile";

const TITLE = '<figcaption class="code-title">index.js</figcaption>';

test("a name in bold before a sample is its title", async () => {
  const { html } = await compile("**index.js**\n\n```js\none();\n```");
  expect(html).toContain(TITLE);
  expect(html).not.toContain("<strong>");
});

test("a sentence in bold before a sample stays in the text", async () => {
  const { html } = await compile('1. **`new` is missing.**\n\n   ```js title="index.js"\n   one();\n   ```');
  expect(html).toContain("<strong><code>new</code> is missing.</strong>");
  expect(html).toContain(TITLE);
});
