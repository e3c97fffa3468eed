import { StaticHtml } from "../prose/StaticHtml";

/** A page inside a printable document. Ids and links in its HTML are made unique and local by whoever made it. */
export interface PrintablePage {
  id: string;
  title: string;
  html: string;
}

/** Many pages in one document: for paper, for offline reading, for a search by the browser's own means. */
export function Printable({ title, pages }: { title: string; pages: PrintablePage[] }) {
  return (
    <main className="printable">
      <h1>{title}</h1>
      <nav className="printable-contents" aria-label="Contents">
        <ol>
          {pages.map((page) => (
            <li key={page.id}>
              <a href={`#${page.id}`}>{page.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {pages.map((page) => (
        <section key={page.id} className="printable-page">
          <h2 id={page.id} className="printable-title">
            {page.title}
          </h2>
          <div className="prose">
            <StaticHtml html={page.html} />
          </div>
        </section>
      ))}
    </main>
  );
}
