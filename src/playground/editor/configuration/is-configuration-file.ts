/** Returns whether a file is a configuration by its name: those that webpack-cli finds, and `webpack.config.prod.js`. */
export function isConfigurationFile(path: string): boolean {
  return /(?:^|\/)webpack\.config(?:\.[\w-]+)*\.[cm]?[jt]s$/.test(path);
}
