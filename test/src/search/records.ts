import type { Hierarchy, SearchRecord } from "../../../src/search/types";

/** Creates the record of a section, whose titles are `page > heading > heading`, with its text. */
export function record(url: string, titles: string[], change: Partial<SearchRecord> = {}): SearchRecord {
  const at = (level: number) => titles[level] ?? null;
  const hierarchy: Hierarchy = {
    lvl0: at(0),
    lvl1: at(1),
    lvl2: at(2),
    lvl3: at(3),
    lvl4: at(4),
    lvl5: at(5),
    lvl6: at(6),
  };
  const anchor = url.split("#")[1] ?? "";
  return { hierarchy, url, anchor, content: "", code: "", output: "", asked: "", rank: 1, isAside: false, ...change };
}

/** A small documentation. */
export const records: SearchRecord[] = [
  record("/concepts/output/", ["Concepts", "Output"], { content: "Where the files of a build go, by entry.", rank: 9 }),
  record("/concepts/output/#public-path", ["Concepts", "Output", "Public path"], {
    content: "The address that assets are loaded from. Loaders read it.",
  }),
  record("/configuration/output/", ["Configuration", "Output"], { content: "All options of the output.", rank: 12 }),
  record("/configuration/output/#outputpublicpath", ["Configuration", "Output", "output.publicPath"], {
    content: "Prefix of every address of an asset. The flag is --output-public-path.",
    rank: 8,
  }),
  record("/configuration/output/#outputfilename", ["Configuration", "Output", "output.filename"], {
    content: "Names of files; [contenthash] changes with the content.",
  }),
  record("/configuration/resolve/", ["Configuration", "Resolve"], { content: "How requests become files.", rank: 10 }),
  record("/configuration/resolve/#resolvefallback", ["Configuration", "Resolve", "resolve.fallback"], {
    content: "What to use when a request fails.",
    output: "Module not found: Error: Can't resolve 'fs' in '/home/you/app'",
    code: "export default { resolve: { fallback: { fs: false } } };",
  }),
  record("/plugins/split-chunks-plugin/", ["Plugins", "SplitChunksPlugin"], {
    content: "Shared code in files of its own.",
  }),
  record(
    "/plugins/split-chunks-plugin/#splitchunkscachegroups",
    ["Plugins", "SplitChunksPlugin", "splitChunks.cacheGroups"],
    { content: "Groups of modules, such as those of a framework." },
  ),
  record("/concepts/module-federation/", ["Concepts", "Module Federation"], { content: "Builds that use each other." }),
  record("/api/compiler-hooks/", ["API", "Compiler Hooks"], { content: "Where a plugin takes part." }),
  record("/api/compiler-hooks/#emit", ["API", "Compiler Hooks", "Emit"], { content: "Hooks around writing files." }),
  record("/api/compiler-hooks/#emit-1", ["API", "Compiler Hooks", "Emit", "emit"], {
    content: "compiler.hooks.emit runs before files are written.",
  }),
];
