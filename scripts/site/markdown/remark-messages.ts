import type { Root } from "mdast";
import type { VFile } from "vfile";
import { findingsOf, inputOf, report } from "./context";
import { messagesIn } from "./messages-in";

/** Collects the messages that a page of the catalogue of errors explains. Runs after remarkHeadingIds. */
export function remarkMessages() {
  return (tree: Root, file: VFile): void => {
    const { messages } = findingsOf(file);
    for (const { heading, ...message } of messagesIn(tree, inputOf(file).url)) {
      const title = message.patterns[0];
      if (message.id.endsWith("#"))
        report(file, heading, `${title} needs an id of its own at the end of its heading: {/*short-id*/}.`);
      if (message.meaning === "")
        report(file, heading, `Nothing says what ${title} means: write one sentence below the heading.`);
      for (const pattern of message.patterns.filter((form) => !/\p{L}/u.test(form.replace(/<[^>]*>/g, ""))))
        report(file, heading, `The pattern "${pattern}" has no fixed part, so it would match any text.`);
      messages.push(message);
    }
  };
}
