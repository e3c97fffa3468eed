import type { PageData } from "../../src/types";
import type { Drift } from "./compare";

/** The properties of a page that are used here. */
type DescribedPage = Pick<PageData, "url" | "anchors">;

/** The pages that describe the hooks of each class. */
export const PAGES_OF_CLASSES: Record<string, string> = {
  Compiler: "/api/compiler-hooks/",
  MultiCompiler: "/api/compiler-hooks/",
  Compilation: "/api/compilation-hooks/",
  NormalModuleFactory: "/api/normalmodulefactory-hooks/",
  ContextModuleFactory: "/api/contextmodulefactory-hooks/",
  JavascriptParser: "/api/parser/",
  Resolver: "/api/resolvers/",
  ResolverFactory: "/api/resolvers/",
};

/** Returns the URL of the page that describes a changed fact, with a fragment if the fact has its own heading. */
export function pageOf({ kind, name }: Pick<Drift, "kind" | "name">, pages: readonly DescribedPage[]): string {
  const last = name.split(".").at(-1) ?? name;
  switch (kind) {
    case "options":
      return headingOf(withParents(name), below("/configuration/", pages)) ?? "/configuration/";
    case "hooks": {
      const url = PAGES_OF_CLASSES[name.split(".")[0] ?? ""] ?? "/api/compilation-hooks/";
      return headingOf([last], below(url, pages)) ?? url;
    }
    case "exports": {
      const url = `/plugins/${last.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-").toLowerCase()}/`;
      if (pages.some((page) => page.url === url)) return url;
      if (!last.endsWith("Plugin")) return "/api/node/";
      return headingOf([last], below("/plugins/", pages)) ?? "/plugins/";
    }
    case "flags":
      return headingOf([name], below("/api/cli/", pages)) ?? "/api/cli/";
    case "loaderContext":
      return headingOf([name], below("/api/loaders/", pages)) ?? "/api/loaders/";
    case "moduleNames": {
      const names = [
        name,
        name.replace(/^ImportMeta\./, "import.meta."),
        name.replace(/^NodeModule\./, "module."),
        last,
      ];
      return headingOf(names, below("/api/", pages)) ?? "/api/module-variables/";
    }
    case "versions":
      return "/configuration/all-options/";
  }
}

function below(prefix: string, pages: readonly DescribedPage[]): DescribedPage[] {
  return pages.filter(({ url }) => url.startsWith(prefix));
}

/**
 * Returns a path with its parents, `a.b.c`, `a.b`, `a`, because an option without its own heading is described with its
 * parent.
 */
function withParents(path: string): string[] {
  const segments = path.split(".");
  return segments.map((_, index) => segments.slice(0, segments.length - index).join("."));
}

function headingOf(names: string[], pages: readonly DescribedPage[]): string | undefined {
  for (const name of names) {
    for (const { url, anchors } of pages) {
      const heading = anchors.find(({ title }) => title.replace(/\(.*\)$/, "") === name);
      if (heading) return `${url}#${heading.id}`;
    }
  }
  return undefined;
}
