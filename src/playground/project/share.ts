import { asProject, type Project } from "./project";
import { readAtMost } from "./read-at-most";

/**
 * The maximum length of an encoded project. Browsers support longer addresses, but many programs that pass links on
 * don't.
 */
export const LONGEST_CODE = 16_000;

/** The maximum number of files in a link. */
export const MOST_LINKED_FILES = 100;

/** The maximum number of bytes that a code may decompress to. Otherwise, a few characters could fill the memory. */
const MOST_BYTES = 1_000_000;

/** Encodes a project for an address: compressed, in characters that addresses can contain. */
export async function encodeProject(project: Project): Promise<string> {
  const text = new Blob([JSON.stringify(project)]);
  const compressed = text.stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Decodes a project.
 *
 * @throws {Error} When the code is damaged, too large, or doesn't contain a project. The message is a sentence for
 * readers.
 */
export async function decodeProject(code: string): Promise<Project> {
  const value = parse(await inflate(toBytes(code)));
  if (typeof value === "object" && value !== null && Object.keys(value).length > MOST_LINKED_FILES) {
    throw new Error(
      `This link's project has more than ${MOST_LINKED_FILES} files, the limit for links. Ask for a zip file of it instead, which you can open here.`,
    );
  }
  const project = asProject(value);
  if (!project) throw new Error(DAMAGED);
  return project;
}

const DAMAGED = "This link is damaged: part of it may be missing. Ask for a new one.";

function toBytes(code: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(code)) throw new Error(DAMAGED);
  try {
    return Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    throw new Error(DAMAGED);
  }
}

/** Decompresses, and stops as soon as the output is larger than any project. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const all = await readAtMost(stream, MOST_BYTES).catch(() => {
    throw new Error(DAMAGED);
  });
  if (!all) throw new Error(`This link's project is larger than ${MOST_BYTES / 1_000_000} MB, the limit for projects.`);
  return all.text();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(DAMAGED);
  }
}
