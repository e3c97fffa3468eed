/** Functions for drivers that can't read the console. Each runs in the page. */

interface ListenedTo extends Window {
  heard?: string[];
  isLeft?: boolean;
}

/** Starts listening. Returns whether the document is a new one, and complete. */
export function listen(): boolean {
  const page: ListenedTo = window;
  if (page.isLeft) return false;
  if (!page.heard) {
    const heard: string[] = [];
    page.heard = heard;
    for (const level of ["error", "warn"] as const) {
      console[level] = (...said: unknown[]) => heard.push(`${level}: ${said.map(String).join(" ")}`);
    }
    addEventListener("error", ({ message }) => heard.push(`uncaught: ${message}`));
    addEventListener("unhandledrejection", ({ reason }) => heard.push(`uncaught: ${String(reason)}`));
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      heard.push(`refused by ${violatedDirective}: ${blockedURI}`),
    );
  }
  return document.readyState === "complete";
}

/** Returns the messages since the last call. */
export function takeMessages(): string[] {
  return (window as ListenedTo).heard?.splice(0) ?? [];
}

/** Marks this document, so that the next one can be distinguished from it. */
export function markLeft(): void {
  (window as ListenedTo).isLeft = true;
}
