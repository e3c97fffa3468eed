import type { Origin } from "./model/types";

/**
 * Formats a number of bytes as webpack prints it: `1.37 KiB`. Sizes that webpack estimates, such as the size of an
 * asset inside a script, aren't whole numbers.
 */
export function formatSize(bytes: number): string {
  const whole = Math.round(bytes);
  if (Math.abs(whole) < 1024) return `${whole} ${Math.abs(whole) === 1 ? "byte" : "bytes"}`;
  const units = ["KiB", "MiB", "GiB"];
  const step = Math.min(Math.floor(Math.log(Math.abs(bytes)) / Math.log(1024)), units.length);
  return `${Number((bytes / 1024 ** step).toPrecision(3))} ${units[step - 1]}`;
}

/** Formats a difference in bytes, always with a sign. */
export function formatDifference(bytes: number): string {
  return bytes < 0 ? `\u2212${formatSize(-bytes)}` : `+${formatSize(bytes)}`;
}

/** Formats a time: `449 ms`, `47.5 s`. */
export function formatTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${Number((milliseconds / 1000).toPrecision(3))} s`;
}

/** Formats a part of a whole, from 0 to 1. */
export function formatPart(part: number): string {
  if (part > 0 && part < 0.01) return "under 1%";
  return `${Math.round(part * 100)}%`;
}

/** Formats a number with its noun: `1 module`, `20,000 modules`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}

/** The verbs for kinds of dependencies, by the start of webpack's name for them. */
const VERBS: [type: string, verb: string][] = [
  ["import()", "loaded with import()"],
  ["cjs", "required"],
  ["require", "required"],
  ["amd", "required"],
  ["harmony export imported specifier", "re-exported"],
  ["harmony", "imported"],
  ["esm", "imported"],
  ["css import", "imported"],
  ["css", "used"],
  ["new URL()", "used with new URL()"],
  ["new Worker()", "started as a worker"],
];

/**
 * Returns how one module uses another, for webpack's name of the dependency: `imported` for `harmony import specifier`.
 */
export function verbOf(type: string): string {
  const known = VERBS.find(([start]) => type.startsWith(start));
  return known?.[1] ?? (type ? `used (${type})` : "used");
}

/** Describes the origin of a chunk. */
export function originOf({ importer, place, request }: Origin): string {
  if (importer === "") return `Entry ${[place, request && `(${request})`].filter(Boolean).join(" ")}`;
  return `Dynamic import of ${JSON.stringify(request)} at ${importer}:${place}`;
}
