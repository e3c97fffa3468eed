import { amount, type Fields, items, text, texts } from "../../values";
import { readName } from "./module-name";
import type { Chunk, Origin } from "./types";

/** Reads the chunks, by id. Their modules are added later. */
export function readChunks(raw: Fields[]): Map<string, Chunk> {
  return new Map(raw.map(readChunk).map((chunk) => [chunk.id, chunk]));
}

function readChunk(raw: Fields): Chunk {
  const id = String(raw.id ?? "");
  const names = texts(raw.names);
  return {
    id,
    label: names.join(", ") || id,
    isInitial: raw.initial === true,
    reason: text(raw.reason),
    size: amount(raw.size),
    files: [...texts(raw.files), ...texts(raw.auxiliaryFiles)],
    origins: readOrigins(raw.origins),
    modules: [],
  };
}

/**
 * Reads the origins of a chunk. Each import appears once, although webpack lists it for each chunk that contains it.
 */
function readOrigins(raw: unknown): Origin[] {
  const origins = items(raw).map(readOrigin);
  return [
    ...new Map(origins.map((origin) => [`${origin.identifier} ${origin.place} ${origin.request}`, origin])).values(),
  ];
}

function readOrigin(raw: Fields): Origin {
  return {
    identifier: text(raw.moduleIdentifier),
    importer: readName(text(raw.moduleName)).name,
    place: text(raw.loc),
    request: text(raw.request),
  };
}
