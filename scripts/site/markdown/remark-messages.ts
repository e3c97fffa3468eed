import type { Root } from "mdast";
import type { VFile } from "vfile";
import { findingsOf, inputOf, report } from "./context";
import { messagesIn } from "./messages-in";

/** Collects the messages that a page of the error catalog explains. Runs after remarkHeadingIds. */
export function remarkMessages() {
  return (tree: Root, file: VFile): void => {
    const { messages } = findingsOf(file);
    for (const { heading, ...message } of messagesIn(tree, inputOf(file).url)) {
      const forms = [...message.patterns, ...message.general];
      const [title] = forms;
      if (message.id.endsWith("#"))
        report(file, heading, `${title} needs an id at the end of its heading: {/*short-id*/}.`);
      if (message.meaning === "")
        report(file, heading, `${title} has no explanation. Write one sentence below the heading.`);
      for (const pattern of forms.filter((form) => !/\p{L}/u.test(form.replace(/<[^>]*>/g, ""))))
        report(
          file,
          heading,
          `The pattern "${pattern}" has no fixed part, so it would match any text. Add words that every such message has.`,
        );
      messages.push(message);
    }
  };
}
