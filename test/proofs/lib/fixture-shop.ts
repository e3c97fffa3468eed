import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { Fence } from "../../../scripts/checks/samples/page-parts";
import { paths } from "../../../scripts/lib/paths";
import { type Files, writeFiles } from "../../../scripts/lib/write-files";

const SHOP = path.join(import.meta.dirname, "../../fixtures/cli/shop");

/**
 * Returns the project that samples run in, until the test ends: the fixture, samples as files (of two with one title the last),
 * further files by name, and this repository's packages.
 */
export async function temporaryShop(samples: Fence[], others: Record<string, string> = {}): Promise<string> {
  const files = [...samples.map(({ title, code }) => [title, code] as const), ...Object.entries(others)];
  const shop = await shopWith(new Map(files));
  await symlink(path.join(paths.root, "node_modules"), path.join(shop, "node_modules"), "junction");
  return shop;
}

/** Returns the fixture with further files, until the test ends. It is inside of the repository, where packages are found. */
export async function shopWith(files: Files): Promise<string> {
  const parent = path.join(paths.cache, "test");
  await mkdir(parent, { recursive: true });
  const shop = await mkdtemp(path.join(parent, "shop-"));
  onTestFinished(() => rm(shop, { recursive: true }));
  await cp(SHOP, shop, { recursive: true });
  await writeFiles(files, shop);
  return shop;
}
