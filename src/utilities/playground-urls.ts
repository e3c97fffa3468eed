/** The sandboxed documents of the playground: webpack runs in one of them, and what it has built in the other. */
export const PLAYGROUND_FRAMES = { compiler: "/playground/compiler/", run: "/playground/run/" } as const;
