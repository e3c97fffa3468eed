import type { ComponentType } from "react";
import type { Message } from "../model/types";
import { Fold } from "./Fold";
import { LongList } from "./LongList";

/** Renders a link to what explains a message, if there is something. Only the screen around the panel knows. */
export type MessageLink = ComponentType<{ message: string }>;

interface Props {
  messages: readonly Message[];
  /** The number of messages in words. */
  summary: string;
  link?: MessageLink;
}

/** Renders the texts of errors and warnings, which can be long. */
export function Messages({ messages, summary, link: Link }: Props) {
  return (
    <Fold summary={summary}>
      {() => (
        <LongList items={messages} step={10}>
          {(message) => (
            <li key={messages.indexOf(message)}>
              <p>
                {message.kind === "error" ? "Error" : "Warning"}
                {message.place && ` at ${message.place}`}
              </p>
              <pre className="graph-message">{message.text}</pre>
              {Link && <Link message={message.text} />}
            </li>
          )}
        </LongList>
      )}
    </Fold>
  );
}
