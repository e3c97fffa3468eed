import { renderToStaticMarkup } from "react-dom/server";
import { SiteConfigProvider } from "../components/SiteConfigContext";
import { PrintablePage, PrintableStart } from "../components/screens/Printable";
import type { SectionModules } from "../navigation/loader";
import type { SiteConfig } from "../types";
import { listedPages } from "../utilities/pages";
import { withBase } from "../utilities/urls";

/** One page in a printable document. */
export interface PrintableBody {
  url: string;
  /** Of the page, there. */
  id: string;
  /** Made when it is asked for: those of all pages would fill the memory of a large site. */
  html: () => string;
}

/** Joins pages to one document: ids become unique, links between its pages fragments. Given by the build. */
export type JoinBodies = (urls: string[]) => PrintableBody[];

/** Draws the printable document of one section, or of everything, in pieces: as one text it may be longer than a string can be. */
export async function drawPrintable(
  names: string[],
  sections: SectionModules,
  config: SiteConfig,
  join: JoinBodies,
): Promise<Iterable<string>> {
  const found = await Promise.all(names.map((name) => sections[name]?.load()));
  const listed = found.flatMap((module) => (module ? listedPages(module.section) : []));
  const titles = new Map(listed.map(({ url, title }) => [url, title]));
  const pages = join([...titles.keys()]).map((body) => ({ ...body, title: titles.get(body.url) ?? "" }));
  const [only] = names.length === 1 ? found : [];
  const title = only?.section.title || config.name;
  const address = config.origin + withBase(config.basePath, only ? `/${only.section.name}/` : "/");
  return pieces();

  function* pieces() {
    yield '<main class="printable">';
    yield renderToStaticMarkup(<PrintableStart title={title} address={address} pages={pages} />);
    for (const { id, title, html } of pages) {
      yield renderToStaticMarkup(
        <SiteConfigProvider config={config}>
          <PrintablePage id={id} title={title} html={html()} />
        </SiteConfigProvider>,
      );
    }
    yield "</main>";
  }
}
