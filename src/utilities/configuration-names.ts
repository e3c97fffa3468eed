/** Returns whether webpack-cli uses a file as the configuration if the command doesn't specify one. */
export function isDefaultConfiguration(path: string): boolean {
  return /^webpack\.config\.[cm]?[jt]s$/.test(path);
}

/**
 * Returns whether a sample's title says that it is a project's configuration. It can be in a folder, because a page can
 * show several projects. A partial configuration, such as `webpack.base.js`, doesn't count, because it can't be built
 * on its own.
 */
export function isSampleConfiguration(title: string): boolean {
  return /(?:^|\/)webpack\.config\.[cm]?[jt]s$/.test(title);
}

/**
 * Returns whether a file has a configuration, or a part of one, judging by its name: `webpack.config.js`, or another
 * common name such as `webpack.prod.js`. Any of them can contain webpack's options. `webpack.test.js` doesn't count,
 * because it may be a test, nor does `webpack.d.ts`, because it has declarations.
 */
export function isConfigurationFile(path: string): boolean {
  return /(?:^|\/)webpack(?:\.(?!(?:d|test|spec)\.[cm]?[jt]s$)[\w-]+)+\.[cm]?[jt]s$/.test(path);
}
