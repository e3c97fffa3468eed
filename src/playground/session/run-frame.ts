import { CONSOLE_LEVELS, type ConsoleMessage, LONGEST_MESSAGE, type RunnablePage } from "../frames/runnable-page";
import { whenTaken } from "./keyboard";
import { sandboxedFrame } from "./sandbox";

/**
 * Runs a page in a new sandboxed frame.
 *
 * @param holder The element that gets the frame.
 * @param address The address of the sandboxed document.
 * @param onMessage Called for everything that the page prints.
 * @param onTaken Called after the page took the focus and was removed.
 * @returns A function that removes the frame, and everything that runs in it.
 */
export function runPage(
  holder: Element,
  address: string,
  page: RunnablePage,
  onMessage: (message: ConsoleMessage) => void,
  onTaken: () => void,
): () => void {
  const frame = sandboxedFrame(address, "Built page");
  const { port1: port, port2 } = new MessageChannel();
  port.onmessage = ({ data }) => {
    // The running page could send anything.
    const level = CONSOLE_LEVELS.find((each) => each === data?.level);
    if (level && typeof data.text === "string") onMessage({ level, text: data.text.slice(0, LONGEST_MESSAGE) });
  };
  // The frame has no origin, so the target can't be restricted. If it loads something else later, that doesn't get a
  // port.
  frame.addEventListener("load", () => frame.contentWindow?.postMessage(page, "*", [port2]), { once: true });
  holder.replaceChildren(frame);
  const endWatch = whenTaken(frame, () => {
    stop();
    onTaken();
  });
  function stop(): void {
    endWatch();
    port.close();
    frame.remove();
  }
  return stop;
}
