/**
 * Loads the code that replaces packages. This module is in the chunk of the editor, which contains the parser, so that
 * the parser isn't loaded twice.
 */
export async function loadReplacing() {
  return (await import(/* webpackChunkName: "playground-replacing" */ "../replacing/replace")).replacePackages;
}

/** Loads the code that updates configurations for earlier versions. */
export async function loadUpdating() {
  return (await import(/* webpackChunkName: "playground-replacing" */ "../replacing/outdated")).updated;
}
