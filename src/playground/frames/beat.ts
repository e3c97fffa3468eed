/** The message that the compiler's document sends to its page at regular intervals, as a sign that it's still alive. */
export const BEAT = "playground: alive";

/** The number of milliseconds between two of these messages. */
export const INTERVAL = 1000;
