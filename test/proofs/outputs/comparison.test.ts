import { outputsOf } from "../lib/page-outputs";
import { run } from "../lib/project";

const page = await outputsOf("comparison.mdx");

page.shows("Splitting currently only works", () =>
  run("npx esbuild src/index.js --bundle --splitting --format=iife --outdir=dist"),
);

page.restIs({});
