import type { BrowserContextOptions } from "playwright-core";

/** A way to look at a page, and the tags or names of the axe rules that can find something new in it. */
export interface Mode {
  name: string;
  context: BrowserContextOptions;
  /** Rules to leave out, or the only rules to run. */
  rules: { without?: string[]; only?: string[] };
}

/** The rules that depend on colors. */
const COLORS = ["color-contrast", "link-in-text-block"];

/**
 * All modes of WCAG 2.2 that a browser engine can emulate. Transitions are off, because axe would measure colors
 * halfway through them.
 */
export const modes: Mode[] = [
  { name: "light", context: { colorScheme: "light" }, rules: {} },
  { name: "dark", context: { colorScheme: "dark" }, rules: { only: COLORS } },
  // Computed colors are still the author's in this mode, so axe would judge colors that no reader sees.
  { name: "forced colors", context: { forcedColors: "active" }, rules: { without: COLORS } },
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
