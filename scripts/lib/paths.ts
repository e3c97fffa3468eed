import path from "node:path";

const root = path.join(import.meta.dirname, "../..");

/** Folders of this repository and of the build, absolute. */
export const paths = {
  root,
  source: path.join(root, "src"),
  /** Our own pages. */
  content: path.join(root, "src/content"),
  /** What the notification bar says. */
  notification: path.join(root, "src/components/frame/notification.md"),
  public: path.join(root, "public"),
  /** Everything that may be deleted at any time: compiled pages, generated modules, webpack's cache. */
  cache: path.resolve(process.env.CACHE_DIR || path.join(root, ".cache")),
};

/** The content folder that is built: `CONTENT_DIR`, relative to where the command was called, or our own. */
export function contentDir(env: NodeJS.ProcessEnv): string {
  return env.CONTENT_DIR ? path.resolve(env.CONTENT_DIR) : paths.content;
}

/** The output folder: `OUTPUT_DIR`, or `dist`. */
export function outputDir(env: NodeJS.ProcessEnv): string {
  return env.OUTPUT_DIR ? path.resolve(env.OUTPUT_DIR) : path.join(root, "dist");
}
