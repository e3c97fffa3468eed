import type { Screen, View } from "../types";
import { appShell } from "./AppShell/definition";
import { chunkName, type ScreenDefinition } from "./definition";
import { offline } from "./Offline/definition";
import { organization } from "./Organization/definition";
import { starterKits } from "./StarterKits/definition";
import { vote } from "./Vote/definition";

/** All screens that no content file stands behind. Routes, titles, the sidebar and the sitemap follow from this list. */
export const SCREENS: readonly ScreenDefinition[] = [vote, organization, starterKits, offline, appShell];

/** Gives the screen of a path, which has a trailing slash and no base path. */
export function screenAt(path: string): ScreenDefinition | undefined {
  return SCREENS.find(({ url }) => url === path);
}

/** The front page: its text is a content file, its component a screen. */
const home = {
  url: "/",
  load: async () => (await import(/* webpackChunkName: "screen-home" */ "./Home/Home")).Home,
};

/** Loads the component of a view; null where it is in the entry bundle. Rejects when its chunk does not arrive. */
export async function loadScreen(view: View): Promise<Screen | null> {
  return (await screenOf(view)?.load?.()) ?? null;
}

/** Names the chunk that holds the component of a view, if it is not in the entry bundle. */
export function screenChunk(view: View): string | undefined {
  const screen = screenOf(view);
  return screen?.load ? chunkName(screen) : undefined;
}

function screenOf(view: View): Pick<ScreenDefinition, "url" | "load"> | undefined {
  if (view.kind === "home") return home;
  return view.kind === "screen" ? screenAt(view.path) : undefined;
}
