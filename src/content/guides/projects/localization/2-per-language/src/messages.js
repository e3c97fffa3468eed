import english from "./messages/en.json";

/** Returns the messages of this build. Those that it lacks are English. */
export function loadMessages() {
  return { ...english, ...require(`./messages/${LANGUAGE}.json`) };
}
