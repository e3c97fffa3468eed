import os from "node:os";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";
import { askAs, socketPort, useForwarding } from "./forwarding";

const guide = useGuide("development-vagrant");
const READY = "compiled successfully";
/** The page reloads after a change, and says so. */
const RELOADS = { expected: [/^warning: \[HMR\]/] };
const forward = useForwarding();

/** Returns the dev server of a step, on a port that is free. */
async function serve(flags = ""): Promise<number> {
  const port = await guide.freePort();
  await guide.start(`npx webpack serve --port ${port} ${flags}`, READY);
  return port;
}

test("1-machine: reachable from outside of the machine", async () => {
  await guide.goTo("1-machine");
  const outside = Object.values(os.networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address;
  const open = await serve();
  const closed = await serve("--host 127.0.0.1");
  for (const port of [open, closed]) expect((await askAs(port, "localhost")).status).toBe(200);
  if (!outside) return; // a machine without network
  expect((await askAs(open, outside, outside)).status).toBe(200);
  await expect(askAs(closed, outside, outside)).rejects.toThrow("ECONNREFUSED");
});

test("2-polling: a change arrives", async () => {
  await guide.goTo("2-polling");
  const port = await serve();
  const page = await guide.open(`http://localhost:${port}/`, RELOADS);
  await page.getByText("Hello from the machine").waitFor();
  await guide.replace("src/index.js", "Hello", "Greetings");
  await page.getByText("Greetings from the machine").waitFor();
});

test("3-proxy: the name is allowed, others are not, and the page finds its way back", async () => {
  await guide.goTo("3-proxy");
  const port = await serve();
  const through = await forward(port);
  expect((await askAs(through, "demo.test")).status).toBe(200);
  expect(await askAs(through, "other.test")).toEqual({ status: 403, body: "Invalid Host header" });
  const page = await guide.open(`http://localhost:${through}/`, RELOADS);
  expect(await socketPort(page)).toBe(String(through));
  await guide.replace("src/index.js", "Hello", "Greetings");
  await page.getByText("Greetings from the machine").waitFor();
});

test("4-docker: without webSocketURL the client asks for a port that does not lead out", async () => {
  await guide.goTo("4-docker");
  const config = await guide.read("webpack.config.js");
  await guide.replace("webpack.config.js", '    client: { webSocketURL: "auto://0.0.0.0:0/ws" },\n', "");
  const wrong = await serve();
  const page = await guide.open(`http://localhost:${await forward(wrong)}/`);
  await page.getByText("Hello from the container").waitFor();
  expect(await socketPort(page)).toBe(String(wrong));
  // No other file: the first server goes on, and would tell its page of what is missing for a moment.
  await guide.write("webpack.config.js", config);
  const right = await serve();
  const through = await forward(right);
  expect(await socketPort(await guide.open(`http://localhost:${through}/`))).toBe(String(through));
});
