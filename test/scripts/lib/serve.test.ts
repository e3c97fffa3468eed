import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { serve } from "../../../scripts/lib/serve";

// The socket stands in for a file that is gone when it is opened, but was there a moment before.
test.skipIf(process.platform === "win32")(
  "a file that cannot be opened ends its request, and not the server",
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "serve-"));
    await writeFile(path.join(folder, "index.html"), "Home");
    const socket = createServer();
    await new Promise<void>((resolve) => socket.listen(path.join(folder, "gone.css"), resolve));
    const server = await serve(folder, "/", 0);
    try {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      await expect(fetch(`${origin}/gone.css`).then((response) => response.text())).rejects.toThrow();
      expect(await (await fetch(`${origin}/`)).text()).toBe("Home");
    } finally {
      server.closeAllConnections();
      server.close();
      socket.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
