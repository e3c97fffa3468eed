/** Returns whether webpack-cli takes a file as the configuration of a project whose command names none. */
export function isDefaultConfiguration(path: string): boolean {
  return /^webpack\.config\.[cm]?[jt]s$/.test(path);
}

/**
 * Returns whether a sample on a page is the configuration of a project by its title. That may be in a folder, because a page can show
 * several projects. A part of one, such as `webpack.base.js`, is none, because it cannot be built alone.
 */
export function isSampleConfiguration(title: string): boolean {
  return /(?:^|\/)webpack\.config\.[cm]?[jt]s$/.test(title);
}

/**
 * Returns whether a file has a configuration, or a part of one: `webpack.config.js`, or `webpack.prod.js`, as many name others. All of
 * them have the options of webpack. `webpack.test.js` may as well be a test, and `webpack.d.ts` has declarations.
 */
export function isConfigurationFile(path: string): boolean {
  return /(?:^|\/)webpack(?:\.(?!(?:d|test|spec)\.[cm]?[jt]s$)[\w-]+)+\.[cm]?[jt]s$/.test(path);
}
