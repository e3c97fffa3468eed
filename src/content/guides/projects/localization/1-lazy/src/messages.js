import english from "./messages/en.json";

/** Loads the messages of a language. Those that it lacks are English. */
export async function loadMessages(language) {
  const { default: messages } = await import(
    /* webpackChunkName: "messages-[request]" */
    `./messages/${language}.json`
  );

  return { ...english, ...messages };
}
