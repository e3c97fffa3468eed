import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("installation");

test("1-local", async () => {
  await guide.goTo("1-local");
  await guide.expectOutput("version.txt", (await guide.run("npx webpack --version")).output);
});

test("a configuration in an old Node.js has no import.meta.dirname", async () => {
  await guide.goTo("2-npm-scripts");
  const config =
    'import path from "node:path";\n\nexport default { output: { path: path.resolve(undefined, "dist") } };\n';
  await guide.write("webpack.config.js", config);
  const { output } = await guide.run("npx webpack", { status: 2 });
  expect(output).toMatch(/The "paths?(\[0\])?" argument must be of type string\. Received undefined/);
});

test("2-npm-scripts", async () => {
  await guide.goTo("2-npm-scripts");
  const { output } = await guide.run("npm run build");
  await guide.expectOutput("build.txt", output);
  expect(guide.files("dist")).toEqual(["main.js"]);
  expect((await guide.run("node dist/main.js")).output.trim()).toBe("It works.");

  const watch = await guide.start("npm run watch", "compiled successfully");
  await guide.write("src/index.js", 'console.log("It works again.");\n');
  await watch.waitFor("compiled successfully");
  await expect.poll(() => guide.read("dist/main.js")).toContain("again");
  expect((await guide.run("node dist/main.js")).output.trim()).toBe("It works again.");
});
