import type { Screen, View } from "../types";
import { appShell } from "./AppShell/definition";
import { chunkName, type ScreenDefinition } from "./definition";
import { offline } from "./Offline/definition";
import { organization } from "./Organization/definition";
import { playground } from "./Playground/definition";
import { playgroundStats } from "./PlaygroundStats/definition";
import { starterKits } from "./StarterKits/definition";
import { vote } from "./Vote/definition";

/** All screens without a content file. Routes, titles, the sidebar and the sitemap are derived from this list. */
export const SCREENS: readonly ScreenDefinition[] = [
  playground,
  playgroundStats,
  vote,
  organization,
  starterKits,
  offline,
  appShell,
];

/** Returns the screen of a path, which has a trailing slash and no base path. */
export function screenAt(path: string): ScreenDefinition | undefined {
  return SCREENS.find(({ url }) => url === path);
}

/** The front page, which has a content file, but is rendered by a screen. */
const home = {
  url: "/",
  load: async () => (await import(/* webpackChunkName: "screen-home" */ "./Home/Home")).Home,
};

/**
 * Loads the component of a view; resolves to null if it is part of the entry bundle. Rejects when the chunk fails to
 * load.
 */
export async function loadScreen(view: View): Promise<Screen | null> {
  return (await screenOf(view)?.load?.()) ?? null;
}

/** Returns the name of the chunk with the component of a view, or undefined if it is part of the entry bundle. */
export function screenChunk(view: View): string | undefined {
  const screen = screenOf(view);
  return screen?.load ? chunkName(screen) : undefined;
}

function screenOf(view: View): Pick<ScreenDefinition, "url" | "load"> | undefined {
  if (view.kind === "home") return home;
  return view.kind === "screen" ? screenAt(view.path) : undefined;
}
