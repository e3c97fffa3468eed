import { expect, test } from "vitest";
import { stackblitzFields } from "../../../../src/playground/project/stackblitz";

const VERSIONS = { webpack: "5.112.2", react: "19.3.1", "react-dom": "19.3.1" };

test("a project has the fields that StackBlitz requires, and the packages and command to install and run it", () => {
  const fields = Object.fromEntries(stackblitzFields({ "src/index.js": 'import "react";\n' }, VERSIONS));
  const { "project[files][package.json]": description = "", ...rest } = fields;
  expect(rest).toEqual({
    "project[title]": "webpack project",
    "project[description]": "A project from the playground of webpack's documentation",
    "project[template]": "node",
    "project[files][.stackblitzrc]": '{\n  "startCommand": "npm run build"\n}\n',
    "project[files][src/index.js]": 'import "react";\n',
  });
  expect(JSON.parse(description)).toMatchObject({
    scripts: { build: "webpack" },
    devDependencies: { webpack: "5.112.2", react: "19.3.1" },
  });
});

test("a project can set its own start command, and brackets in a path don't end a field", () => {
  const files = { ".stackblitzrc": "{}", "src/[page].js": "1" };
  const fields = new Map(stackblitzFields(files, VERSIONS));
  expect(fields.get("project[files][.stackblitzrc]")).toBe("{}");
  expect(fields.get("project[files][src/%5Bpage%5D.js]")).toBe("1");
});
