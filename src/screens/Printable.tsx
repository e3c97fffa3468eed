import { StaticHtml } from "../components/prose/StaticHtml";

/**
 * A page inside a printable document. Its HTML has unique ids already, and its links point into the document where
 * possible.
 */
export interface PrintableText {
  id: string;
  title: string;
  html: string;
}

interface StartProps {
  title: string;
  /** The address of these pages on the site, because printed pages show no address bar. */
  address: string;
  pages: Omit<PrintableText, "html">[];
}

/**
 * Renders the start of a document with many pages, which can be printed, saved for offline reading or searched in the
 * browser.
 */
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

/** Renders one page of the document. */
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
