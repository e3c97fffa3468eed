/**
 * `npm run facts:messages`: writes `scripts/facts/messages.json`: templates of every error, warning and deprecation
 * that can come from the installed packages, or from the loaders and plugins that tests install.
 */
import { writeMessages } from "../facts/messages/file";
import { readAllMessages } from "../facts/messages/read-messages";
import { count } from "../lib/report";

const messages = await readAllMessages();
writeMessages(messages);
for (const [name, { version, messages: own }] of Object.entries(messages)) {
  console.log(`${name} ${version}: ${count(own.length, "message")}`);
}
