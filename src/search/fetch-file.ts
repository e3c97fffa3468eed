/**
 * Fetches a file of the index.
 *
 * @param base absolute address of the site's folder, which the name starts from.
 * @throws {Error} when it cannot be had.
 */
export async function fetchFile(name: string, base: string): Promise<Uint8Array> {
  const url = new URL(name, base);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index at ${url.pathname} answered with status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
