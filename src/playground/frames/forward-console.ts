import { CONSOLE_LEVELS, type ConsoleMessage, LONGEST_MESSAGE } from "./runnable-page";

/** Sends everything that the page prints or throws, and everything that its policy blocks, through a port. */
export function forwardConsole(port: MessagePort): void {
  const send = (level: ConsoleMessage["level"], text: string) => {
    port.postMessage({ level, text: text.slice(0, LONGEST_MESSAGE) } satisfies ConsoleMessage);
  };
  for (const level of CONSOLE_LEVELS)
    console[level] = (...values: unknown[]) => send(level, values.map(format).join(" "));
  addEventListener("error", ({ error, message }) => send("error", `Uncaught ${format(error ?? message)}`));
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof Element) send("error", `A <${target.localName}> element couldn't be loaded.`);
    },
    true, // errors of elements do not bubble
  );
  addEventListener("unhandledrejection", ({ reason }) => send("error", `Uncaught (in promise) ${format(reason)}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    send("warn", `The playground has no network access, so it blocked ${blockedURI} (${effectiveDirective}).`);
  });
}

/** Formats a value roughly as a console shows it. */
function format(value: unknown): string {
  if (typeof value === "string") return value;
  if (value instanceof Error) return value.stack ?? String(value);
  if (value instanceof Element) return value.outerHTML;
  if (typeof value !== "object" || value === null) return String(value);
  try {
    return JSON.stringify(value, (_, each) => (typeof each === "bigint" ? `${each}n` : each)) ?? String(value);
  } catch {
    return String(value); // It contains a reference to itself.
  }
}
