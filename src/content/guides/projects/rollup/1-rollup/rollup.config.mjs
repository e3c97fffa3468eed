import commonjs from "@rollup/plugin-commonjs";
import json from "@rollup/plugin-json";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";

export default {
  input: { "acme-pictures": "src/index.js" },
  external: ["lodash"],
  plugins: [
    nodeResolve(),
    commonjs(),
    json(),
    replace({ preventAssignment: true, values: { __DEV__: "false" } }),
  ],
  output: [
    {
      dir: "dist",
      format: "es",
      entryFileNames: "[name].mjs",
      chunkFileNames: "[name]-[hash].mjs",
      sourcemap: true,
    },
    {
      dir: "dist",
      format: "umd",
      name: "acmePictures",
      globals: { lodash: "_" },
      entryFileNames: "[name].umd.js",
      inlineDynamicImports: true,
      sourcemap: true,
      plugins: [terser()],
    },
  ],
};
