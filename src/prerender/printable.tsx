import { renderToStaticMarkup } from "react-dom/server";
import { SiteConfigProvider } from "../components/SiteConfigContext";
import type { SectionModules } from "../navigation/loader";
import { PrintablePage, PrintableStart } from "../screens/Printable";
import type { SiteConfig } from "../types";
import { listedPages } from "../utilities/pages";
import { withBase } from "../utilities/urls";
import type { Content } from "./content";

/** Renders the printable document of some sections to HTML. */
export async function renderPrintable(
  names: string[],
  sections: SectionModules,
  config: SiteConfig,
  joinBodies: Content["joinBodies"],
): Promise<string> {
  const found = await Promise.all(names.map((name) => sections[name]?.load()));
  const listed = found.flatMap((module) => (module ? listedPages(module.section) : []));
  const titles = new Map(listed.map(({ url, title }) => [url, title]));
  const pages = joinBodies([...titles.keys()]).map((body) => ({ ...body, title: titles.get(body.url) ?? "" }));
  const [only] = names.length === 1 ? found : [];
  const title = only?.section.title || config.name;
  const address = config.origin + withBase(config.basePath, only ? `/${only.section.name}/` : "/");
  return renderToStaticMarkup(
    <SiteConfigProvider config={config}>
      <main className="printable">
        <PrintableStart title={title} address={address} pages={pages} />
        {pages.map(({ id, title, html }) => (
          <PrintablePage key={id} id={id} title={title} html={html} />
        ))}
      </main>
    </SiteConfigProvider>,
  );
}
