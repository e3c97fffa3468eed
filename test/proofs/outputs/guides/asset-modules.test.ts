import { expect, test } from "vitest";
import { build } from "../../lib/project";

const files = {
  "src/a.css": "/* note */ a { color: red }\n",
  "src/b.html": "<!-- note --><p>b</p>\n",
  "src/c.js": "/* note */ let  c = 1;\n",
  "src/d.glsl": "/* note */ void  main() {}\n",
};
const names = Object.keys(files).map((file) => file.replace("src/", ""));

test("production builds keep text of CSS, HTML and JavaScript as it is", async () => {
  const imports = names.map((name, index) => `import v${index} from "./${name}" with { type: "text" };\n`);
  const index = `${imports.join("")}console.log(${names.map((_, index) => `v${index}`)});\n`;
  const built = await build({ ...files, "src/index.js": index }, { stats: "none" });
  expect(built.match(/note/g)).toHaveLength(names.length);
  expect(built).toContain("let  c = 1;");
  expect(built).toContain("void  main() {}");
});
