/**
 * Fetches a file of the index.
 *
 * @param folder The absolute URL of the folder that holds the index, with a trailing slash.
 * @throws {Error} When the request fails or the answer has an error status.
 */
export async function fetchFile(name: string, folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(name, folder);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index at ${url.pathname} answered with status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
