import type { ComponentType } from "react";
import type { Anchor, PageData, Screen, Section, View } from "../types";
import { isPrintable, sectionOf, toPageUrl } from "../utilities/urls";

/** A loaded page with the component that renders its text. */
export interface LoadedPage {
  Body: ComponentType;
  page: PageData;
}

/** A loaded section: its pages as lists show them, and functions to load each of them. */
export interface LoadedSection {
  section: Section;
  pages: Record<string, () => Promise<LoadedPage>>;
}

/** The functions to load each section, by section name. */
export type SectionTable = Record<
  string,
  { load: () => Promise<LoadedSection>; outlines: () => Promise<Record<string, Anchor[]>> }
>;

/** The screens that the loader can load. */
export interface Screens {
  /** Returns whether a path belongs to a screen without a content file. */
  has(path: string): boolean;
  /**
   * Loads the component of a view; resolves to null if it is part of the entry bundle. Rejects when the chunk fails to
   * load.
   */
  load(view: View): Promise<Screen | null>;
}

/** A view with the components that render it. */
export interface LoadedView {
  view: View;
  /** The text of the page, if the view has one. */
  Body: ComponentType | null;
  /** Null if the screen is part of the entry bundle. */
  Screen: Screen | null;
}

/**
 * Turns paths into views. After a failure, the loader tries once more, because connections are sometimes interrupted
 * for a moment. It caches loaded views and pending requests, but not failures, so that a retry sends a new request.
 */
export interface Loader {
  /** Returns the view of a path if everything it needs has been loaded. */
  peek(path: string): LoadedView | undefined;
  /** Loads a path. Rejects when a file fails to load; an unknown path resolves to a `not-found` view. */
  load(path: string): Promise<LoadedView>;
  /** Loads the section that contains a path. Rejects when its file fails to load. */
  loadSection(path: string): Promise<LoadedSection | undefined>;
  /** Loads the headings of another page. Rejects when their file fails to load. */
  outlineOf(section: string, url: string): Promise<Anchor[]>;
}

/** How many milliseconds to wait before the second attempt. */
const RETRY_AFTER = 1000;
/** The time limit in milliseconds (specification, section 9). */
const TIME_LIMIT = 120_000;

/**
 * Creates a loader. Each entry creates one, because the loader caches what it has loaded.
 *
 * @param known The view that is on screen already, if the server rendered it.
 */
export function createLoader(sections: SectionTable, screens: Screens, known?: LoadedView): Loader {
  const views = new Map(known && [[known.view.path, known]]);
  const loading = new Map<string, Promise<LoadedView>>();

  async function sectionAt(path: string): Promise<LoadedSection | undefined> {
    return sections[sectionOf(path, Object.keys(sections))]?.load();
  }

  async function load(pathname: string): Promise<LoadedView> {
    const path = toPageUrl(pathname);
    const cached = views.get(path) ?? loading.get(path);
    if (cached) return cached;
    const arriving = withinLimit(twice(() => resolve(path)));
    loading.set(path, arriving);
    try {
      const loaded = await arriving;
      views.set(path, loaded);
      return loaded;
    } finally {
      loading.delete(path);
    }
  }

  async function resolve(path: string): Promise<LoadedView> {
    // A printable page is a separate document. It gets here only if the service worker could not load it.
    if (isPrintable(path)) throw new Error(`${path} is a separate document.`);
    const found = await sectionAt(path);
    const section = found?.section ?? null;
    if (screens.has(path) && section) return withScreen({ kind: "screen", path, section }, null);
    const loadPage = found && Object.hasOwn(found.pages, path) ? found.pages[path] : undefined;
    if (!loadPage || !section) return withScreen({ kind: "not-found", path, section }, null);
    const { page, Body } = await loadPage();
    return withScreen({ kind: path === "/" ? "home" : "page", path, page, section }, Body);
  }

  async function withScreen(view: View, Body: ComponentType | null): Promise<LoadedView> {
    return { view, Body, Screen: await screens.load(view) };
  }

  return {
    peek: (pathname) => views.get(toPageUrl(pathname)),
    load,
    loadSection: (path) => twice(() => sectionAt(path)),
    async outlineOf(section, url) {
      const found = await twice(async () => sections[section]?.outlines());
      return found?.[url] ?? [];
    },
  };
}

/** Tries again once after a failure. */
async function twice<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return load();
  }
}

function withinLimit<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The page took too long to load.")), TIME_LIMIT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
