import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "playwright-core";
import type { SiteConfig } from "../../../src/types";
import { printableUrl, withBase } from "../../../src/utilities/urls";
import { launchChromium } from "../../lib/browser";
import { serve } from "../../lib/serve";
import { pageNumbers } from "./page-numbers";

/** The address at which a site is published. */
type Place = Pick<SiteConfig, "origin" | "basePath">;

/** The footer of each page. Chromium renders it without the style sheets of the page. */
const FOOTER = `<div style="width: 100%; padding: 0 18mm; font: 8pt sans-serif; color: #555; display: flex; justify-content: space-between">
<span class="title"></span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`;

/** The options of both prints. */
const PAPER = {
  format: "A4",
  margin: { top: "16mm", right: "18mm", bottom: "20mm", left: "18mm" },
  printBackground: true,
  displayHeaderFooter: true,
  headerTemplate: "<span></span>",
  footerTemplate: FOOTER,
};

/**
 * Prints the printable document of each section of a built site.
 *
 * @param place The address of the published site, which links in the PDF lead to.
 * @param names The names of the sections; all sections if empty.
 * @returns The files, relative to `folder`, and their sizes.
 * @throws {Error} When a section does not exist.
 */
export async function printSections(output: string, { origin, basePath }: Place, folder: string, names: string[]) {
  const sections = await sectionsOf(output);
  const unknown = names.find((name) => !sections.includes(name));
  if (unknown !== undefined)
    throw new Error(`${output} has no printable section "${unknown}". It has: ${sections.join(", ")}.`);
  if (sections.length === 0) throw new Error(`${output} has no printable sections. Run npm run build first.`);
  await mkdir(folder, { recursive: true });
  const server = await serve(output, basePath, 0);
  const browser = await launchChromium();
  try {
    const printed: { file: string; bytes: number }[] = [];
    for (const name of names.length > 0 ? names : sections) {
      const file = `${name}.pdf`;
      printed.push({
        file,
        bytes: await print(
          browser,
          server.origin + withBase(basePath, printableUrl(name)),
          origin,
          path.join(folder, file),
        ),
      });
    }
    return printed;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function sectionsOf(output: string): Promise<string[]> {
  const names = await readdir(output).catch(() => []);
  return names.filter((name) => existsSync(path.join(output, name, "printable/index.html"))).sort();
}

async function print(browser: Browser, url: string, origin: string, file: string): Promise<number> {
  const page = await browser.newPage({ colorScheme: "light" });
  await page.goto(url);
  await page.$$eval(
    'a[href^="/"]',
    (links, published) => {
      for (const link of links) link.setAttribute("href", published + link.getAttribute("href"));
    },
    origin,
  );
  // All printable documents have the same title, so the section's heading replaces it in the footer.
  await page.$eval("h1", ({ textContent }) => {
    document.title = document.title.replace(/^[^|]+(?= \|)/, textContent);
  });
  // Lazy images outside the window haven't loaded yet.
  await page.$$eval("img[loading=lazy]", (images) =>
    Promise.allSettled(
      images.map((image) => {
        (image as HTMLImageElement).loading = "eager";
        return (image as HTMLImageElement).decode();
      }),
    ),
  );
  // No browser supports page numbers of links in CSS (`target-counter()`), so the first print provides them for the
  // second. The table of contents is on separate pages, so nothing moves.
  const numbers = pageNumbers(await page.pdf(PAPER));
  await page.$$eval(
    ".printable-contents a",
    (links, found) => {
      for (const link of links) {
        const number = found[(link.getAttribute("href") ?? "").slice(1)];
        if (number) link.after(`, page ${number}`);
      }
    },
    Object.fromEntries(numbers) as Partial<Record<string, number>>,
  );
  const bytes = await page.pdf({ ...PAPER, path: file, outline: true, tagged: true });
  await page.close();
  return bytes.length;
}
