import path from "node:path";
import { paths } from "../lib/paths";

/** What the benchmark makes: content folders, their sites and caches, other generators. */
export const benchDir = path.join(paths.cache, "bench");
