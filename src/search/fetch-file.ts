/**
 * Fetches a file of the index.
 *
 * @param folder absolute address of the folder with the index.
 * @throws {Error} when it cannot be had.
 */
export async function fetchFile(name: string, folder: string): Promise<Uint8Array> {
  const url = new URL(name, folder);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index at ${url.pathname} answered with status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
