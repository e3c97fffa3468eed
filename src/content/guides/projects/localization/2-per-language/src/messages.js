import english from "./messages/en.json";

/** Returns this build's messages. Missing ones are in English. */
export function loadMessages() {
  return { ...english, ...require(`./messages/${LANGUAGE}.json`) };
}
