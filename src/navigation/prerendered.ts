import type { PageData, View } from "../types";

/** The data about the rendered view that the server passes to the browser, in `data-view` of the root element. */
export interface PrerenderedView {
  kind: View["kind"];
  path: string;
  page?: PageData;
  /** The files of all sections, by section name, for further navigation. */
  sections: Record<string, string>;
}

/**
 * Reduces a view to the data that the browser can't find elsewhere. The section is left out, because its file contains
 * it.
 */
export function toPrerendered(view: View, sections: Record<string, string>): PrerenderedView {
  return { kind: view.kind, path: view.path, ...("page" in view && { page: view.page }), sections };
}
