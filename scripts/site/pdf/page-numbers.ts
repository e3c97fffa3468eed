/**
 * Returns the page number (from 1) of each anchor in a PDF, by id. Chromium writes the structure as plain text: a page
 * as `12 0 obj` and `<</Type /Page`, in order, and an anchor as `/id [12 0 R /XYZ`. Anchors without a link to them in
 * the document are missing.
 */
export function pageNumbers(pdf: Buffer): Map<string, number> {
  const text = pdf.toString("latin1");
  const pages = [...text.matchAll(/^(\d+) 0 obj\n<<\/Type \/Page\n/gm)].map(([, object]) => object);
  const anchors = text.matchAll(/\/([\w.-]+) \[(\d+) 0 R \/XYZ /g);
  return new Map([...anchors].map(([, id = "", object]) => [id, pages.indexOf(object) + 1]));
}
