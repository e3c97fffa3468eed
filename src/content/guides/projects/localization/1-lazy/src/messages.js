import english from "./messages/en.json";

/** Loads a language's messages. Missing ones are in English. */
export async function loadMessages(language) {
  const { default: messages } = await import(
    /* webpackChunkName: "messages-[request]" */
    `./messages/${language}.json`
  );

  return { ...english, ...messages };
}
