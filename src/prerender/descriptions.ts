import type { ScreenName, View } from "../types";

const SCREEN_DESCRIPTIONS: Record<ScreenName, string> = {
  vote: "Wishes for webpack that people have brought forward in public, and a vote on each of them.",
  organization: "The projects of the webpack organization: what each is for, how it is used, and who maintains it.",
  "starter-kits": "Projects to start from that are set up with webpack, with what each of them brings.",
  offline: "Keep the documentation of webpack on this device, and see which of its pages are here already.",
  "app-shell": "The frame of the documentation of webpack, for readers without a connection.",
};

/** What stands below the title in a search engine's list. Pages say it in their front matter. */
export function viewDescription(view: View): string {
  if ("page" in view) return view.page.description ?? "";
  return view.kind === "screen"
    ? SCREEN_DESCRIPTIONS[view.name]
    : "This page has been removed or has another address now.";
}

/** The same for a printable document. */
export const PRINTABLE_DESCRIPTION = "Pages of the documentation of webpack in one document, to print or to save.";
