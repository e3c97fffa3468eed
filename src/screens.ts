import type { Screen } from "./navigation/loader";
import type { ScreenName, View } from "./types";

type LazyScreenName = "home" | ScreenName;

/**
 * Screens that a reader of the documentation may never open: each a chunk of its own, with its style sheet. The loader
 * fetches them together with the view's other chunks, so none is drawn before it is complete. A chunk's name is
 * `screen-` and the key; the prerendered HTML asks for it under that name.
 */
const SCREENS: Partial<Record<LazyScreenName, () => Promise<Screen>>> = {
  home: async () => (await import(/* webpackChunkName: "screen-home" */ "./components/screens/Home/Home")).Home,
  organization: async () =>
    (await import(/* webpackChunkName: "screen-organization" */ "./components/screens/Organization/Organization"))
      .Organization,
  "starter-kits": async () =>
    (await import(/* webpackChunkName: "screen-starter-kits" */ "./components/screens/StarterKits/StarterKits"))
      .StarterKits,
  offline: async () =>
    (await import(/* webpackChunkName: "screen-offline" */ "./components/screens/Offline/Offline")).Offline,
  vote: async () => (await import(/* webpackChunkName: "screen-vote" */ "./components/screens/Vote/Vote")).Vote,
};

/** Loads the screen of a view. Null where the view has none here. Rejects when its chunk does not arrive. */
export async function loadScreen(view: View): Promise<Screen | null> {
  const name = screenName(view);
  return (name && (await SCREENS[name]?.())) ?? null;
}

/** Name of the chunk that holds the screen of a view, if it is not in the entry. */
export function screenChunk(view: View): string | undefined {
  const name = screenName(view);
  return name && SCREENS[name] && `screen-${name}`;
}

function screenName(view: View): LazyScreenName | undefined {
  if (view.kind === "home") return "home";
  return view.kind === "screen" ? view.name : undefined;
}
