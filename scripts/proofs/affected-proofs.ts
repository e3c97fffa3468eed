import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { paths } from "../lib/paths";
import { changedFiles, changedPackages } from "./changes";
import { importedFilesIn } from "./imported-files";
import { listProofs, type Proof, proves } from "./proof-files";

/** A proof that has to run, and the reasons: sentences that say what has changed. */
export interface AffectedProof extends Proof {
  reasons: string[];
  /** Whether the only reason is that pages have changed, so that a proof of many pages can skip the others. */
  isByPages: boolean;
}

/** The modules that count as part of the proofs that import them. Changes to other code are covered by the tests. */
const COUNTED = /^(?:test|src\/playground|scripts\/site\/playground)\//;

/** Returns the proofs of some pages. */
export function proofsOfPages(pages: string[], root = paths.root): AffectedProof[] {
  return listProofs(root).flatMap((proof) => {
    const proved = pages.filter((page) => proves(proof, page));
    return proved.length > 0 ? [{ ...proof, reasons: proved, isByPages: true }] : [];
  });
}

/**
 * Returns the proofs that a change affects: a change to their page, its project, a module that they import, or the
 * version of a package.
 */
export function proofsOfChange(commit: string, root = paths.root): AffectedProof[] {
  const files = changedFiles(commit, root);
  const pages = new Set(files.flatMap((file) => pageOf(file) ?? []));
  const modules = new Set(files.filter((file) => COUNTED.test(file)));
  const locks = files.filter((file) => path.basename(file) === "package-lock.json");
  const packages = new Set(locks.flatMap((lock) => [...changedPackages(lock, commit, root)]));
  const importedFiles = importedFilesIn(root);
  return listProofs(root).flatMap((proof) => {
    const byPages = [...pages].filter((page) => proves(proof, page));
    const imported = importedFiles(proof.file);
    const byModules = imported.filter((file) => modules.has(file));
    const byPackages = packages.size > 0 ? packagesIn(proof, imported, packages, root) : [];
    const reasons = [...byPages, ...byModules, ...byPackages];
    const isByPages = byModules.length === 0 && byPackages.length === 0;
    return reasons.length > 0 ? [{ ...proof, reasons, isByPages }] : [];
  });
}

/** Returns the page that a file belongs to, such as `guides/caching`, for the page itself or a file of its project. */
export function pageOf(file: string): string | undefined {
  const project = /^src\/content\/(.*?)\/?projects\/([^/]+)\//.exec(file);
  if (project) return path.posix.join(project[1] ?? "", project[2] ?? "");
  return /^src\/content\/(.*)\.mdx?$/.exec(file)?.[1];
}

/** Returns which of some packages a proof uses, because its modules, its page or the page's project mention them. */
function packagesIn({ scope }: Proof, modules: string[], packages: Set<string>, root: string): string[] {
  const folder = path.join(root, "src/content", path.dirname(scope), "projects", path.basename(scope));
  const manifests = existsSync(folder)
    ? (readdirSync(folder, { recursive: true }) as string[]).filter((name) => path.basename(name) === "package.json")
    : [];
  const files = [
    ...modules.map((file) => path.join(root, file)),
    path.join(root, "src/content", `${scope}.mdx`),
    ...manifests.map((name) => path.join(folder, name)),
  ];
  const source = files.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : "")).join("\n");
  const words = new Set(source.match(/(?:@[\w.-]+\/)?[\w.-]+/g));
  return [...packages].filter((name) => words.has(name));
}
