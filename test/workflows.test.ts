import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { intersects } from "semver";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { workflowErrors } from "./workflow-errors";

const root = path.join(import.meta.dirname, "..");
const folder = path.join(root, ".github/workflows");
const files = readdirSync(folder);
const { scripts, engines } = z
  .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")));

/** The parts that the tests below check; the parser checks the rest. */
const workflow = z.object({
  permissions: z.object({}).strict(),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.enum(["read", "write"])),
      "timeout-minutes": z.number(),
      strategy: z.object({ matrix: z.object({ node: z.array(z.number()).default([]) }) }).optional(),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          with: z.record(z.string(), z.unknown()).default({}),
        }),
      ),
    }),
  ),
});

test("there are workflows that test, deploy and update", () => {
  expect(files.toSorted()).toEqual(["deploy.yml", "test.yml", "weekly.yml"]);
});

test("the parser finds errors in a workflow", async () => {
  const jobs = (step: string) => `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`;
  expect(await workflowErrors("fine.yml", jobs("run: npm test"))).toEqual([]);
  expect(await workflowErrors("key.yml", jobs("runs: npm test"))).not.toEqual([]);
  expect(await workflowErrors("context.yml", jobs("run: echo ${{ nothing.name }}"))).not.toEqual([]);
  expect(await workflowErrors("needs.yml", `${jobs("run: npm test")}    needs: b\n`)).not.toEqual([]);
});

describe.each(files)("%s", (file) => {
  const text = readFileSync(path.join(folder, file), "utf8");

  test("is a workflow that GitHub accepts", async () => {
    expect(await workflowErrors(file, text)).toEqual([]);
  });

  test("sets permissions and a time limit for each job", () => {
    const { error } = workflow.safeParse(parse(text));
    expect(error && z.prettifyError(error)).toBeUndefined();
  });

  test("runs only commands that package.json has", () => {
    const commands = npmCommands(text);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  test("only uses GitHub's own actions, at a major version", () => {
    const used = stepsOf(text).flatMap(({ uses }) => uses ?? []);
    expect(used).not.toEqual([]);
    expect(used.filter((action) => !/^actions\/[\w/-]+@v\d+$/.test(action))).toEqual([]);
  });

  test("only uses versions of Node.js on which the site runs", () => {
    const versions = nodeVersions(text);
    // A version such as 20 stands for the newest one that starts with it.
    expect(versions.filter((version) => !intersects(version, engines.node))).toEqual([]);
    const needsNode = npmCommands(text).length > 0;
    expect(versions.length > 0).toBe(needsNode);
  });
});

test("the tests run with every even version of Node.js from the oldest supported one", () => {
  const { jobs } = workflow.parse(parse(readFileSync(path.join(folder, "test.yml"), "utf8")));
  expect(jobs.test?.strategy?.matrix.node).toEqual([20, 22, 24]);
});

function stepsOf(text: string) {
  return Object.values(workflow.parse(parse(text)).jobs).flatMap(({ steps }) => steps);
}

/** Returns the scripts that the steps call with `npm run` or `npm test`. */
function npmCommands(text: string): string[] {
  const lines = stepsOf(text).flatMap(({ run }) => run ?? []);
  return lines.flatMap((line) =>
    [...line.matchAll(/\bnpm (?:run (?:--?[\w-]+ )*([\w:-]+)|(test|start)\b)/g)].map(
      ([, name, short]) => name ?? short ?? "",
    ),
  );
}

/** Returns the versions of Node.js that a workflow installs: from its matrix, and from files that it refers to. */
function nodeVersions(text: string): string[] {
  const matrix = Object.values(workflow.parse(parse(text)).jobs).flatMap(({ strategy }) => strategy?.matrix.node ?? []);
  const named = stepsOf(text).flatMap(({ with: inputs }) => {
    const version = inputs["node-version"];
    const file = inputs["node-version-file"];
    if (typeof file === "string") return readFileSync(path.join(root, file), "utf8").trim();
    return version === undefined || version === "${{ matrix.node }}" ? [] : String(version);
  });
  return [...matrix.map(String), ...named];
}
