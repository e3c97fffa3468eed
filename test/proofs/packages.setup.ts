import { installList } from "./lib/packages";

/** Installs the packages that samples use before the workers start, so that these don't install them at the same time. */
export default async function setup(): Promise<void> {
  await Promise.all([installList("compilers"), installList("plugins"), installList("guides")]);
}
