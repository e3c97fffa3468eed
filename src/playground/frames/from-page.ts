/**
 * Calls a function with the first message from the page that frames this document, and with the port of that message.
 * Without a sandbox, this document would run foreign code with the rights of its site, and any other site could frame
 * it. So it only listens inside a sandbox, and only to a page of its own site.
 */
export function fromPage<Message>(start: (message: Message, port: MessagePort) => void): void {
  if (self.origin !== "null" || parent === self) {
    document.body.append("This document is part of the playground and does nothing on its own.");
    return;
  }
  const end = new AbortController();
  addEventListener(
    "message",
    ({ source, origin, data, ports: [port] }) => {
      // The document's address still shows which site it is from, although the document itself has no origin.
      if (source !== parent || origin !== location.origin || !port) return;
      end.abort();
      start(data, port);
    },
    { signal: end.signal },
  );
}
