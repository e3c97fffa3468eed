import type { PageData, View } from "../types";

/** What the server tells the browser about the view it drew; stands in the root element's `data-view`. */
export interface PrerenderedView {
  kind: View["kind"];
  path: string;
  page?: PageData;
  /** Files of all sections, by their names: where to go on from. */
  sections: Record<string, string>;
}

/** Strips a view to what the browser cannot know; the section comes in a file of its own. */
export function toPrerendered(view: View, sections: Record<string, string>): PrerenderedView {
  return { kind: view.kind, path: view.path, ...("page" in view && { page: view.page }), sections };
}
