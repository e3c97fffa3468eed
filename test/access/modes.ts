import type { BrowserContextOptions } from "playwright-core";

/** One way a reader looks at a page, and the tags or names of the axe rules that can find something new there. */
export interface Mode {
  name: string;
  context: BrowserContextOptions;
  /** Rules to leave out, or the only ones to ask. */
  rules: { without?: string[]; only?: string[] };
}

/** What depends on colours. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** All modes of WCAG 2.2 that an engine can be put into. Transitions would show axe colours on their way. */
export const modes: Mode[] = [
  { name: "light", context: { colorScheme: "light" }, rules: {} },
  { name: "dark", context: { colorScheme: "dark" }, rules: { only: COLOURS } },
  // The computed colours stay the author's there, so axe would judge what nobody sees.
  { name: "forced colours", context: { forcedColors: "active" }, rules: { without: COLOURS } },
  // 1280 by 1024 pixels at 400 %
  {
    name: "zoomed",
    context: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
    rules: {},
  },
].map((mode) => ({
  ...mode,
  context: {
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    bypassCSP: true,
    ...mode.context,
  } as BrowserContextOptions,
}));
