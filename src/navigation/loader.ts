import type { ComponentType } from "react";
import type { Heading, PageData, Screen, Section, View } from "../types";
import { sectionOf, toPageUrl } from "../utilities/urls";

/** A page, loaded. */
export interface PageModule {
  default: ComponentType;
  page: PageData;
}

/** A section, loaded: what lists show of its pages, and how to load each of them. */
export interface SectionModule {
  section: Section;
  pages: Record<string, () => Promise<PageModule>>;
}

/** The table of all sections, by name. */
export type SectionModules = Record<
  string,
  { load: () => Promise<SectionModule>; outlines: () => Promise<Record<string, Heading[]>> }
>;

/** The screens that the loader can go to. */
export interface Screens {
  /** Whether a path is that of a screen without a content file. */
  has(path: string): boolean;
  /** Loads the component of a view, or null where it is in the entry bundle. Rejects when the chunk does not arrive. */
  load(view: View): Promise<Screen | null>;
}

/** A view with the components that draw it. */
export interface LoadedView {
  view: View;
  /** The text of the page, where the view has one. */
  Body: ComponentType | null;
  /** Null where the screen is in the entry bundle. */
  Screen: Screen | null;
}

/**
 * Turns paths into views. Remembers what arrived and what is on its way, forgets what failed, so that a retry is a real
 * one.
 */
export interface Loader {
  /** The view of a path, if everything it needs is here already. */
  peek(path: string): LoadedView | undefined;
  /** Loads a path. Rejects when a file does not arrive; an unknown path is a `not-found` view. */
  load(path: string): Promise<LoadedView>;
  /** The section a path lies in. */
  loadSection(path: string): Promise<SectionModule | undefined>;
  /** Headings of a page that is not shown. Rejects when their file does not arrive. */
  outlineOf(section: string, url: string): Promise<Heading[]>;
}

/** Milliseconds before a file that failed is asked for a second time. */
const RETRY_AFTER = 500;
/** Milliseconds after which nobody waits any more (specification section 9). */
const TIME_LIMIT = 120_000;

/**
 * Makes the loader over the tables of sections and screens; once per entry, because it holds what was loaded.
 *
 * @param known the view that is on screen already, if the server drew it.
 */
export function createLoader(sections: SectionModules, screens: Screens, known?: LoadedView): Loader {
  const views = new Map(known && [[known.view.path, known]]);
  const loading = new Map<string, Promise<LoadedView>>();

  async function loadSection(path: string): Promise<SectionModule | undefined> {
    return sections[sectionOf(path, Object.keys(sections))]?.load();
  }

  async function load(pathname: string): Promise<LoadedView> {
    const path = toPageUrl(pathname);
    const kept = views.get(path) ?? loading.get(path);
    if (kept) return kept;
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
    // A document of its own, which is asked for here only when the worker could not get it.
    if (path.endsWith("/printable/")) throw new Error(`${path} is a document of its own.`);
    const found = await loadSection(path);
    const section = found?.section ?? null;
    if (screens.has(path) && section) return withScreen({ kind: "screen", path, section }, null);
    const loadPage = found && Object.hasOwn(found.pages, path) ? found.pages[path] : undefined;
    if (!loadPage || !section) return withScreen({ kind: "not-found", path, section }, null);
    const { page, default: Body } = await loadPage();
    return withScreen({ kind: path === "/" ? "home" : "page", path, page, section }, Body);
  }

  async function withScreen(view: View, Body: ComponentType | null): Promise<LoadedView> {
    return { view, Body, Screen: await screens.load(view) };
  }

  return {
    peek: (pathname) => views.get(toPageUrl(pathname)),
    load,
    loadSection,
    async outlineOf(section, url) {
      const found = await twice(async () => sections[section]?.outlines());
      return found?.[url] ?? [];
    },
  };
}

/** Connections break off for a moment: what failed is tried once more. */
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
    const timer = setTimeout(() => reject(new Error("The page took too long.")), TIME_LIMIT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
