import path from "node:path";

const root = path.join(import.meta.dirname, "../..");

/** Absolute paths of folders and files of this repository. */
export const paths = {
  root,
  source: path.join(root, "src"),
  /**
   * webpack for the playground, with a list of packages that projects there can use and the site itself doesn't need.
   */
  compiler: path.join(root, "src/playground/compiler"),
  /** The content of this site. */
  content: path.join(root, "src/content"),
  /** The files that a build copies unchanged. */
  public: path.join(root, "public"),
  /** The folder of everything that can be deleted at any time: compiled pages, generated modules, webpack's cache. */
  cache: path.resolve(process.env.CACHE_DIR || path.join(root, ".cache")),
};

/** Returns the content folder: `CONTENT_DIR`, relative to the current directory, or the content of this site. */
export function contentDir(env: NodeJS.ProcessEnv): string {
  return env.CONTENT_DIR ? path.resolve(env.CONTENT_DIR) : paths.content;
}

/** Returns the output folder: `OUTPUT_DIR` or `dist`. */
export function outputDir(env: NodeJS.ProcessEnv): string {
  return env.OUTPUT_DIR ? path.resolve(env.OUTPUT_DIR) : path.join(root, "dist");
}
