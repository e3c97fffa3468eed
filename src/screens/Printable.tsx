import { StaticHtml } from "../components/prose/StaticHtml";

/** A page inside a printable document. Ids and links in its HTML are made unique and local by whoever made it. */
export interface PrintableText {
  id: string;
  title: string;
  html: string;
}

interface StartProps {
  title: string;
  /** Where these pages can be read one by one: paper shows no address bar. */
  address: string;
  pages: Omit<PrintableText, "html">[];
}

/** The start of many pages in one document: for paper, for offline reading, for a search by the browser's own means. */
export function PrintableStart({ title, address, pages }: StartProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>
        From <a href={address}>{address}</a>
      </p>
      <nav className="printable-contents" aria-label="Contents">
        <ol>
          {pages.map((page) => (
            <li key={page.id}>
              <a href={`#${page.id}`}>{page.title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

/** One of its pages, which follow the start. */
export function PrintablePage({ id, title, html }: PrintableText) {
  return (
    <section className="printable-page">
      <h2 id={id}>{title}</h2>
      <div className="prose">
        <StaticHtml html={html} />
      </div>
    </section>
  );
}
