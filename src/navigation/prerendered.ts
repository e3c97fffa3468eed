import type { PageData, View } from "../types";

/** What the server tells the browser about the view it drew; stands in the root element's `data-view`. */
export interface PrerenderedView {
  kind: View["kind"];
  path: string;
  page?: PageData;
}

/** Strips a view to what the browser cannot know; the section comes in a chunk of its own. */
export function toPrerendered(view: View): PrerenderedView {
  return { kind: view.kind, path: view.path, ...("page" in view && { page: view.page }) };
}
