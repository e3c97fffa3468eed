import { once } from "node:events";
import { WebSocket } from "ws";

/** What a browser says by itself, such as "log.entryAdded". */
export interface BidiEvent {
  method: string;
  params: Record<string, unknown>;
}

/** A connection that speaks WebDriver BiDi. Source: https://www.w3.org/TR/webdriver-bidi/ */
export interface Bidi {
  /** @throws {Error} with what the browser says about the command. */
  send<Result>(method: string, params: object): Promise<Result>;
  close(): void;
}

interface Answer {
  id: number;
  result?: unknown;
  error?: string;
  message?: string;
}

/** Connects, and hands what the browser says by itself to a function. */
export async function connect(address: string, onEvent: (event: BidiEvent) => void): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  await once(socket, "open");
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as Answer | BidiEvent;
    if ("method" in message) return onEvent(message);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  socket.on("close", () => {
    for (const [id, answer] of waiting) answer({ id, error: "closed", message: "the browser has ended" });
  });
  return {
    async send<Result>(method: string, params: object) {
      const id = ++last;
      const answer = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      if (answer.error) throw new Error(`${method}: ${answer.message ?? answer.error}`);
      return answer.result as Result;
    },
    close: () => socket.close(),
  };
}
