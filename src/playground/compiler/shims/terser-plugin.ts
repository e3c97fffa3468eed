import MinimizerPlugin from "minimizer-webpack-plugin";

/**
 * The plugin that minimizes, under the name that it had before webpack 5.108, which most projects still use. It takes
 * the same options, also `terserOptions`.
 */
export { MinimizerPlugin as "module.exports" };
