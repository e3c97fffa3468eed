import type { GraphModule } from "../../model/types";
import { counted, formatSize } from "../../words";
import { sum } from "../cost";
import { ownersOf, repeatedPackages } from "../packages";
import type { Advice, Contents } from "./types";

const totalOf = (modules: readonly GraphModule[]) => sum(modules.map(({ size }) => size));

/** Packages from several folders. Everything but the largest copy could go. */
export function repeated({ modules }: Contents): Advice[] {
  return repeatedPackages(ownersOf(modules)).map(({ name, size, places, modules: all }) => {
    const versions = [...new Set(places.flatMap(({ place }) => place.version ?? []))];
    const inVersions = versions.length > 1 ? ` in the versions ${versions.join(" and ")}` : "";
    return {
      sentence: `${name} is here ${places.length} times${inVersions}, from different folders: ${formatSize(size)} in all.`,
      section: { to: "/errors/size/#duplicate-packages", title: "Keep one version" },
      bytes: size - Math.max(...places.map((place) => place.size)),
      modules: all,
    };
  });
}

/** Folders that hold a package's ES modules and its CommonJS files, and extensions of the same. */
const EDITIONS: [edition: "es" | "cjs", pattern: RegExp][] = [
  ["es", /(?:^|\/)(?:esm?|esnext|modules?)(?=\/)|\.mjs$/],
  ["cjs", /(?:^|\/)(?:cjs|commonjs|lib)(?=\/)|\.cjs$/],
];

/** Packages of which the same file is here as an ES module and as CommonJS, judging by their paths. */
export function bothEditions({ modules }: Contents): Advice[] {
  const files = new Map<string, Partial<Record<"es" | "cjs", GraphModule>>>();
  for (const module of modules) {
    if (!module.package) continue;
    const path = module.name.slice(module.package.folder.length + 1);
    const [edition, pattern] = EDITIONS.find(([, known]) => known.test(path)) ?? [];
    if (!edition || !pattern) continue;
    const key = `${module.package.folder} ${path.replace(pattern, "").replace(/\.[cm]?js$/, "")}`;
    files.set(key, { ...files.get(key), [edition]: module });
  }
  const pairs = [...files.values()].flatMap(({ es, cjs }) => (es && cjs ? [{ es, cjs }] : []));
  const names = new Set(pairs.map(({ cjs }) => cjs.package?.name ?? ""));
  return [...names].map((name) => {
    const ofPackage = pairs.filter(({ cjs }) => cjs.package?.name === name);
    const copies = ofPackage.map(({ cjs }) => cjs);
    return {
      sentence: `${name} is here as ES modules and as CommonJS: ${counted(copies.length, "file is", "files are")} in the build in both editions.`,
      section: { to: "/guides/package-exports/#two-copies-of-a-package", title: "Two copies of a package" },
      bytes: totalOf(copies),
      modules: ofPackage.flatMap(({ es, cjs }) => [es, cjs]),
    };
  });
}

/** Returns whether a module is all of lodash, which is one CommonJS file. */
export function isWholeLodash(module: GraphModule): boolean {
  return inPackage(module, "lodash", /^lodash(?:\.min)?\.js$/);
}

/** The whole of lodash. */
export function wholeLodash({ modules }: Contents): Advice[] {
  return modules.filter(isWholeLodash).map((module) => ({
    sentence: `All of lodash is here (${formatSize(module.size)}), because its main file is CommonJS in one piece. Import single functions.`,
    section: { to: "/guides/tree-shaking/#common-mistakes", title: "Common mistakes of tree shaking" },
    bytes: module.size,
    modules: [module],
  }));
}

/** This many languages are more than anyone lists by hand. */
const MANY_LOCALES = 10;

/** The languages of moment, which it requests with a variable. */
export function momentLocales({ modules }: Contents): Advice[] {
  const locales = modules.filter((module) => inPackage(module, "moment", /^(?:dist\/)?locale\/[\w-]+\.js$/));
  if (locales.length < MANY_LOCALES) return [];
  return [
    {
      sentence: `moment comes with ${locales.length} languages (${formatSize(totalOf(locales))}).`,
      section: {
        to: "/guides/localization/#a-package-brings-a-hundred-languages",
        title: "A package brings a hundred languages",
      },
      bytes: totalOf(locales),
      modules: locales,
    },
  ];
}

/**
 * Polyfills in core-js for features that already worked in the first browsers with ES modules (Chrome 61, Edge 16,
 * Firefox 60, Safari 10.1). Source: the data of core-js-compat. Features that had faults there are left out.
 */
const OLD =
  /^modules\/es\.(?:array\.(?:concat|copy-within|every|fill|filter|find|find-index|for-each|from|index-of|is-array|join|last-index-of|map|of|slice|some|species|splice)|date\.(?:now|to-iso-string|to-json|to-primitive|to-string)|function\.(?:bind|has-instance|name)|map|math\.(?:acosh|asinh|atanh|cbrt|clz32|cosh|expm1|fround|imul|log10|log1p|log2|sign|sinh|tanh|trunc)|number\.(?:constructor|epsilon|is-finite|is-integer|is-nan|is-safe-integer|max-safe-integer|min-safe-integer)|object\.(?:create|define-property|entries|freeze|get-own-property-descriptors?|get-own-property-names|get-prototype-of|is|keys|set-prototype-of|to-string|values)|reflect\.(?:apply|construct|define-property|delete-property|get|get-prototype-of|has|is-extensible|own-keys|prevent-extensions|set-prototype-of)|set|string\.(?:code-point-at|from-code-point|iterator|raw|repeat)|symbol|symbol\.(?:has-instance|iterator|species|to-primitive|to-string-tag)|weak-set)\.js$/;

/** Polyfills that only browsers without ES modules need. */
export function oldPolyfills({ modules }: Contents): Advice[] {
  const old = modules.filter((module) => inPackage(module, "core-js", OLD) || inPackage(module, "core-js-pure", OLD));
  if (old.length === 0) return [];
  return [
    {
      sentence: `core-js brings ${counted(old.length, "polyfill")} for features that every browser with ES modules has (${formatSize(totalOf(old))}, and the files that they share).`,
      section: {
        to: "/guides/shimming/#for-the-browsers-that-you-support",
        title: "For the browsers that you support",
      },
      bytes: totalOf(old),
      modules: old,
    },
  ];
}

function inPackage({ name, package: place }: GraphModule, wanted: string, path: RegExp): boolean {
  return place?.name === wanted && path.test(name.slice(place.folder.length + 1));
}
