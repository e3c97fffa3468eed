/** The sandboxed documents of the playground: webpack runs in one, and the program that it built in the other. */
export const PLAYGROUND_FRAMES = { compiler: "/playground/compiler/", run: "/playground/run/" } as const;
