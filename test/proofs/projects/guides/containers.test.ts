import { expect, test } from "vitest";
import { parse } from "yaml";
import { useGuide } from "../../lib/guide";
import { readDockerfile } from "./dockerfile";
import { askAs, socketPort, useForwarding } from "./forwarding";
import { hasNginx, NGINX, NGINX_READY, nginxConfig } from "./nginx";

const guide = useGuide("containers", { name: "acme-shop" });
const forward = useForwarding();
const LOCK = "package-lock.json";

/**
 * Runs a stage of the Dockerfile as plain commands in a folder, which stands for the image: all but `npm ci`, since the
 * packages are there. The last stage has no name.
 *
 * @returns the folder, which is the root of the image, and the command that the image starts.
 */
async function runStage(name: string): Promise<{ root: string; command: string }> {
  const stages = readDockerfile(await guide.read("Dockerfile"));
  const stage = stages.find((one) => one.name === name);
  if (!stage) throw new Error(`The Dockerfile has no stage "${name}".`);
  const root = `image/${name || "last"}`;
  let [folder, command] = [root, ""];
  await guide.run(`mkdir -p ${root}`);
  if (stages.some((one) => one.name === stage.from)) {
    const base = await runStage(stage.from);
    await guide.run(`cp -R ${base.root}/. ${root}`);
    folder = `${root}/app`;
  }
  for (const { name: instruction, flags, rest } of stage.instructions) {
    if (instruction === "WORKDIR") folder = root + rest;
    if (instruction === "COPY") await copy(rest, flags.from, root, folder);
    if (instruction === "RUN" && rest !== "npm ci") await guide.run(rest, { cwd: folder });
    if (instruction === "CMD") command = JSON.parse(rest).join(" ");
  }
  return { root, command };
}

/** Copies as `COPY` does, which leaves out what `.dockerignore` names. */
async function copy(words: string, from: string | undefined, root: string, folder: string): Promise<void> {
  const names = words.split(" ");
  const last = names.pop() ?? "";
  const target = last.startsWith("/") ? root + last : `${folder}/${last}`;
  if (from) {
    const { root: other } = await runStage(from);
    await guide.run(`mkdir -p ${target} && cp -R ${names.map((name) => `${other + name}/.`).join(" ")} ${target}`);
    return;
  }
  const ignored = (await guide.read(".dockerignore")).trim().split("\n");
  const known = guide.files(".").filter((file) => !["image", ...ignored].includes(file.split("/")[0] ?? ""));
  const files = names[0] === "." ? known : names;
  for (const file of files) {
    expect(known, "what COPY can see").toContain(file);
    await guide.write(/\.\w+$/.test(last) ? target : `${target}/${file}`, await guide.read(file));
  }
}

test("a Dockerfile is refused that has an unknown instruction, or a stage out of order", () => {
  expect(() => readDockerfile("FROM node\nCOPPY . .")).toThrow(/"COPPY \. \."/);
  expect(() => readDockerfile("FROM a AS x\nCOPY --from=y /a /b\nFROM b AS y")).toThrow(/from y, which is no earlier/);
});

test("1-page: the steps of the Dockerfile leave the built page and the host's configuration, and nothing else", async () => {
  await guide.goTo("1-page");
  await guide.write(LOCK, "{}");
  await guide.write(".env", "PASSWORD=secret");
  await guide.write("dist/old.js", "");
  const { root } = await runStage("");
  const files = guide.files(root).map((file) => `/${file.replace(/\.[0-9a-f]{20}\./, ".<hash>.")}`);
  await guide.expectOutput("image.txt", files.join("\n"));
  expect(guide.files("image/build/app")).not.toContain(".env");
  const page = await guide.open(`${root}/usr/share/nginx/html/index.html`);
  await page.getByText("A desk lamp").waitFor();
  if (!hasNginx) return;

  const port = await guide.freePort();
  await guide.write("test.conf", nginxConfig(await guide.read("nginx.conf"), port, `${root}/usr/share/nginx/html`));
  await guide.start(NGINX, NGINX_READY);
  const script = guide.files(`${root}/usr/share/nginx/html/assets`)[0];
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/${path}`);
    return [status, headers.get("cache-control")];
  };
  expect(await ask("orders/42")).toEqual([200, "no-cache"]);
  expect(await ask(`assets/${script}`)).toEqual([200, "max-age=31536000, immutable"]);
  expect(await ask("assets/none.js")).toEqual([404, null]);
});

test("1-page: npm ci needs a lock file", async () => {
  await guide.goTo("1-page");
  const { output } = await guide.run("npm ci", { status: 1 });
  expect(output).toContain("npm error The `npm ci` command can only install with an existing package-lock.json");
});

test("1-page: the cache serves files that were written anew, as in a fresh checkout", async () => {
  await guide.goTo("1-page");
  expect((await guide.run("npm run build")).output).toMatch(/index\.js .*\[built\]/);
  for (const file of ["src/index.js", "package.json"]) await guide.write(file, await guide.read(file));
  const { output } = await guide.run("npm run build");
  expect(output).toContain("cached");
  expect(output).not.toContain("[built]");
});

test("1-page: behind a port mapping and without file events, a saved file reaches the page", async () => {
  await guide.goTo("1-page");
  const { shop } = parse(await guide.read("compose.yaml")).services;
  const stages = readDockerfile(await guide.read("Dockerfile"));
  const command = stages.find(({ name }) => name === shop.build.target)?.instructions[0]?.rest;
  expect(command).toBe('["npm", "start"]');
  expect(shop.ports).toEqual(["9000:8080"]);
  // A mounted folder may have no events, so there are none here either.
  await guide.write(
    "no-events.cjs",
    'require("node:fs").watch = () => Object.assign(new (require("node:events"))(), { close() {} });\n',
  );
  const port = await guide.freePort();
  const env = { ...shop.environment, NODE_OPTIONS: "--require=./no-events.cjs" };
  await guide.start(`npm start -- --port ${port}`, "compiled successfully", { env });
  const outside = await forward(port);
  expect((await askAs(outside, "shop:8080")).status).toBe(200);
  expect(await askAs(outside, "store:8080")).toEqual({ status: 403, body: "Invalid Host header" });
  const page = await guide.open(`http://localhost:${outside}/`, { expected: [/^warning: \[HMR\]/] });
  expect(await socketPort(page)).toBe(String(outside));
  await page.getByText("A desk lamp").waitFor();
  await guide.write("src/index.js", 'document.body.textContent = "A floor lamp for 59 euros.";\n');
  await page.getByText("A floor lamp").waitFor();
});

test("2-server: the image has one file of ours, which answers, and ends when it is asked to", async () => {
  await guide.goTo("2-server");
  await guide.write(LOCK, "{}");
  const { root, command } = await runStage("");
  expect(guide.files(root)).toEqual(["app/dist/server.mjs"]);
  const cwd = `${root}/app`;
  const port = String(await guide.freePort());
  await guide.start(command, `Prices at port ${port}`, { cwd, env: { PORT: port } });
  expect(await (await fetch(`http://localhost:${port}`)).json()).toEqual({ lamp: 39, chair: 120 });
  await guide.write(
    `${cwd}/stop.mjs`,
    `import { spawn } from "node:child_process";
const [program, ...words] = ${JSON.stringify(command.split(" "))};
const server = spawn(program, words, { env: { ...process.env, PORT: "0" } });
server.stdout.once("data", () => server.kill("SIGTERM"));
server.once("exit", (code, signal) => console.log(code, signal));
`,
  );
  expect((await guide.run("node stop.mjs", { cwd })).output.trim()).toBe("0 null");
});
