import { promisify } from "node:util";
import gulp from "gulp";
import webpack from "webpack";
import config from "./webpack.config.js";

export async function scripts() {
  const stats = await promisify(webpack)(config);
  console.log(stats.toString("normal"));
  if (stats.hasErrors()) throw new Error("webpack found errors.");
}

export const pages = () => gulp.src("src/*.html").pipe(gulp.dest("dist"));

export default gulp.parallel(scripts, pages);
