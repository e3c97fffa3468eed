import type { ConsoleMessage } from "../../playground/frames/runnable-page";

/** Renders the messages that a page has printed to the console. */
export function ConsoleList({ messages }: { messages: readonly ConsoleMessage[] }) {
  return (
    <section className="playground-console" aria-label="Console">
      <h2>Console</h2>
      {messages.length === 0 && <p>No console output yet.</p>}
      <ol>
        {messages.map(({ level, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and its texts may be the same
          <li key={index} data-level={level}>
            {level !== "log" && <b>{level}: </b>}
            <samp>{text}</samp>
          </li>
        ))}
      </ol>
    </section>
  );
}
