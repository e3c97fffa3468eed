import { renderToStaticMarkup } from "react-dom/server";
import { SiteConfigProvider } from "../components/SiteConfigContext";
import { Printable } from "../components/screens/Printable";
import type { SectionModules } from "../navigation/loader";
import type { SiteConfig } from "../types";
import { listedPages } from "../utilities/navigation";
import { PRINTABLE_TITLE } from "../utilities/titles";

/** The body of one page in a printable document, and the id of the page there. */
export interface PrintableBody {
  url: string;
  id: string;
  html: string;
}

/** Joins pages to one document: ids become unique, links between its pages fragments. Given by the build. */
export type JoinBodies = (urls: string[]) => PrintableBody[];

/** Draws the printable document of one section, or of everything. */
export async function drawPrintable(
  names: string[],
  sections: SectionModules,
  config: SiteConfig,
  join: JoinBodies,
): Promise<string> {
  const found = await Promise.all(names.map((name) => sections[name]?.load()));
  const listed = found.flatMap((module) => (module ? listedPages(module.section) : []));
  const titles = new Map(listed.map(({ url, title }) => [url, title]));
  const pages = join([...titles.keys()]).map((body) => ({ ...body, title: titles.get(body.url) ?? "" }));
  return renderToStaticMarkup(
    <SiteConfigProvider config={config}>
      <Printable title={PRINTABLE_TITLE} pages={pages} />
    </SiteConfigProvider>,
  );
}
