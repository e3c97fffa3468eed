import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that systems give to whoever asks for any: such a one might be given away before it is used. */
const [FIRST, LAST] = [20_000, 32_000];

/** A port that nothing listens on, for programs that find none by themselves. */
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
    return false; // taken, or not for everybody
  }
  server.close();
  await once(server, "close");
  return true;
}
