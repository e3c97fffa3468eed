import { findSign } from "./find-sign";

/** Returns the first of some programs that has a sign in a cleaned output. */
export function findFirst<Program extends { signs: readonly string[] }>(
  programs: readonly Program[],
  text: string,
): Program | undefined {
  return programs.find(({ signs }) => signs.some((sign) => findSign(sign, text)));
}
