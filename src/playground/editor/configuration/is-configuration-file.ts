/** Returns whether a file is a configuration by its name: `webpack.config.js`, which webpack-cli finds, or `webpack.prod.js`, as many name others. */
export function isConfigurationFile(path: string): boolean {
  return /(?:^|\/)webpack(?:\.(?!(?:d|test|spec)\.)[\w-]+)+\.[cm]?[jt]s$/.test(path);
}
