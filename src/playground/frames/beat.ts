/** What the compiler's document says to the page around, again and again, as long as it is there. */
export const BEAT = "playground: alive";

/** Milliseconds between two beats. */
export const INTERVAL = 1000;
