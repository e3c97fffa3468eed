import { asText } from "./binary-files";
import { asProject, type Project } from "./project";
import { readAtMost } from "./read-at-most";

/** A limit in bytes that every guide's zip file, and the files of every step, stay below. */
const MOST_BYTES = 3_000_000;

const NO_PROJECT = "This guide doesn't have that project. The link may be for another version of the guide.";

/** Returns whether a source, which follows `#project=` in the address, is a step of a guide. */
export function isOfGuide(source: string): boolean {
  return source.startsWith("/");
}

/**
 * Fetches the project of a guide in its state after a step, from the zip file beside the guide.
 *
 * @param address The path of the guide and the name of the step: `/guides/caching/1-content-hash`.
 * @throws {Error} When there is no such project. The message is a sentence for readers.
 */
export async function fetchGuideProject(address: string): Promise<Project> {
  const [, page, name, step] = /^(\/(?:[\w-]+\/)*([\w-]+)\/)(\d[\w-]*)$/.exec(address) ?? [];
  if (!page) throw new Error(NO_PROJECT);
  const zip = await fetchZip(new URL(`..${page}project.zip`, location.href));
  const project = asProject(await unzip(zip, `${name}/${step}/`));
  if (!project) throw new Error(NO_PROJECT);
  return project;
}

async function fetchZip(address: URL): Promise<Uint8Array> {
  const response = await fetch(address).catch(() => {
    throw new Error("This guide's project couldn't be loaded. Check your connection and reload this page.");
  });
  if (!response.ok || !response.body) throw new Error(NO_PROJECT);
  const all = await readAtMost(response.body, MOST_BYTES);
  if (!all)
    throw new Error(`This guide's project is larger than ${MOST_BYTES / 1_000_000} MB, the limit for projects.`);
  return new Uint8Array(await all.arrayBuffer());
}

/**
 * Returns the files in a folder of a zip file. It stops unpacking at the limit, whatever sizes the zip file declares.
 */
async function unzip(zip: Uint8Array, folder: string): Promise<Record<string, string>> {
  const { unzipSync } = await import(/* webpackChunkName: "unzip" */ "fflate");
  let size = 0;
  try {
    const files = unzipSync(zip, {
      filter({ name, originalSize }) {
        const isWanted = name.startsWith(folder) && !name.endsWith("/") && size + originalSize <= MOST_BYTES;
        if (isWanted) size += originalSize;
        return isWanted;
      },
    });
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name.slice(folder.length), asText(bytes)]));
  } catch {
    throw new Error("This guide's project is damaged. Reload this page.");
  }
}
