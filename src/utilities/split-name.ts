/**
 * Splits a text at the points where a long name may break: before the capitals of `NormalModuleReplacementPlugin` and
 * the dot of `output.filename`, but not in `JavaScript`. Joining the parts gives the same text.
 */
export function splitName(text: string): string[] {
  return text.split(/(?<=\w{6})(?=(?:\.\w|[A-Z])[a-z]{3})/);
}
