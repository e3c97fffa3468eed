import { MDXProvider } from "@mdx-js/react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { listedPages } from "../components/frame/navigation";
import { vocabulary } from "../components/prose/vocabulary";
import { SiteConfigProvider } from "../components/SiteConfigContext";
import { Printable } from "../components/screens/Printable/Printable";
import type { SectionModules } from "../navigation/loader";
import type { SiteConfig } from "../types";
import { PRINTABLE_TITLE } from "../utilities/titles";

/** The body of one page, as it stands in a printable document. */
export interface PrintableBody {
  url: string;
  html: string;
}

/** The same, with the id its page has in the document. */
export interface JoinedBody extends PrintableBody {
  id: string;
}

/**
 * Joins bodies to one document: ids become unique, links between its pages fragments. Given by the build, because it
 * parses HTML, and a parser has no place in this bundle (`scripts/outputs/printable-bodies.ts`).
 */
export type JoinBodies = (bodies: PrintableBody[]) => JoinedBody[];

/** Draws the printable document of one section, or of everything. */
export async function drawPrintable(
  names: string[],
  sections: SectionModules,
  config: SiteConfig,
  join: JoinBodies,
): Promise<string> {
  const titles = new Map<string, string>();
  const bodies: PrintableBody[] = [];
  for (const name of names) {
    const found = await sections[name]?.load();
    for (const summary of found ? listedPages(found.section) : []) {
      const page = await found?.pages[summary.url]?.();
      if (!page) continue;
      titles.set(summary.url, summary.title);
      bodies.push({ url: summary.url, html: drawBody(page.default, config) });
    }
  }
  const pages = join(bodies).map((body) => ({ ...body, title: titles.get(body.url) ?? "" }));
  return renderToStaticMarkup(
    <SiteConfigProvider config={config}>
      <Printable title={PRINTABLE_TITLE} pages={pages} />
    </SiteConfigProvider>,
  );
}

function drawBody(Body: ComponentType, config: SiteConfig): string {
  return renderToStaticMarkup(
    <SiteConfigProvider config={config}>
      <MDXProvider components={vocabulary}>
        <Body />
      </MDXProvider>
    </SiteConfigProvider>,
  );
}
