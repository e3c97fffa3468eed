/** The start of a sign that names a framework by the address of its heading. */
export const FRAMEWORK_SIGN = "/errors/configuration-files/#";

/** The start of a sign that names one of the places in which an error can be thrown. */
export const ORIGIN_SIGN = "first at line in ";

/** These places, as readers call them. */
export const ORIGINS = [
  "webpack",
  "a plugin or a loader",
  "another package",
  "your own file",
  "code in the browser",
] as const;

/** One of these places. */
export type OriginPlace = (typeof ORIGINS)[number];
