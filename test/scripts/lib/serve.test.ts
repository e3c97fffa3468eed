import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serve } from "../../../scripts/lib/serve";
import { temporaryFolder } from "../temporary-content";

// The socket stands in for a file that existed a moment ago, but is gone when it's opened.
test.skipIf(process.platform === "win32")(
  "a file that can't be opened ends its request, but not the server",
  async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, "index.html"), "Home");
    const socket = createServer();
    onTestFinished(() => void socket.close());
    await new Promise<void>((resolve) => socket.listen(path.join(folder, "gone.css"), resolve));
    const { origin, close } = await serve(folder, "/", 0);
    onTestFinished(close);
    await expect(fetch(`${origin}/gone.css`).then((response) => response.text())).rejects.toThrow();
    expect(await (await fetch(`${origin}/`)).text()).toBe("Home");
  },
);

test("a folder whose name is encoded in addresses is redirected like others", async () => {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, "имя файла"));
  await writeFile(path.join(folder, "имя файла/index.html"), "Page");
  const { origin, close } = await serve(folder, "/", 0);
  onTestFinished(close);
  const answer = await fetch(`${origin}/имя файла?a=1`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, `${encodeURI("/имя файла/")}?a=1`]);
  expect(await (await fetch(`${origin}/имя файла`)).text()).toBe("Page");
});
