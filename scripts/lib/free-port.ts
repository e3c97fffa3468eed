import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A range below the ports that systems assign automatically, which another process could get before this one is used.
 */
const [FIRST, LAST] = [20_000, 32_000];

/** Returns a free port, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, "listening");
  } catch {
    return false; // The port is in use or not permitted.
  }
  server.close();
  await once(server, "close");
  return true;
}
