import path from "node:path";
import { paths } from "../../scripts/lib/paths";

/**
 * The folder of everything that the benchmark generates: content folders, their sites and caches, and other generators.
 */
export const benchDir = path.join(paths.cache, "bench");
