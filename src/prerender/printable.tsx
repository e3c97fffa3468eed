import { renderToStaticMarkup } from "react-dom/server";
import { StaticHtml } from "../components/prose/StaticHtml";
import type { SectionTable } from "../navigation/loader";
import type { SiteConfig } from "../types";
import { printedPages } from "../utilities/pages";
import { withBase } from "../utilities/urls";
import type { Content } from "./content";

/**
 * Renders all pages of some sections as one HTML document, which readers can print, save for offline reading or search
 * in the browser. The document shows its own address, because printed pages have no address bar.
 */
export async function renderPrintable(
  names: string[],
  sections: SectionTable,
  config: SiteConfig,
  joinBodies: Content["joinBodies"],
): Promise<string> {
  const found = await Promise.all(names.map((name) => sections[name]?.load()));
  const listed = found.flatMap((loaded) => (loaded ? printedPages(loaded.section) : []));
  const titles = new Map(listed.map(({ url, title }) => [url, title]));
  const pages = joinBodies([...titles.keys()]).map((body) => ({ ...body, title: titles.get(body.url) ?? "" }));
  const [only] = names.length === 1 ? found : [];
  const address = config.origin + withBase(config.basePath, only?.section.url ?? "/");
  return renderToStaticMarkup(
    <main className="documentation printable">
      <h1>{only?.section.title || config.name}</h1>
      <p>
        From <a href={address}>{address}</a>
      </p>
      <nav className="prose printable-contents" aria-label="Contents">
        <ol>
          {pages.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {pages.map(({ id, title, html }) => (
        <section key={id} className="printable-page">
          <h2 id={id}>{title}</h2>
          <div className="prose">
            <StaticHtml html={html} />
          </div>
        </section>
      ))}
    </main>,
  );
}
