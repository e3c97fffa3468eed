/**
 * On which page of a PDF each anchor stands, counted from 1, by its id. Chromium writes everything but the contents of pages
 * as plain text: a page as `12 0 obj` and `<</Type /Page`, pages in their order, and an anchor as `/id [12 0 R /XYZ`.
 * Anchors that nothing in the document links to are not in it.
 */
export function pageNumbers(pdf: Buffer): Map<string, number> {
  const text = pdf.toString("latin1");
  const pages = [...text.matchAll(/^(\d+) 0 obj\n<<\/Type \/Page\n/gm)].map(([, object]) => object);
  const anchors = text.matchAll(/\/([\w.-]+) \[(\d+) 0 R \/XYZ /g);
  return new Map([...anchors].map(([, id = "", object]) => [id, pages.indexOf(object) + 1]));
}
