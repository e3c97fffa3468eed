/**
 * Splits a text where a long name in it may break: before the humps of `NormalModuleReplacementPlugin` and the dot of
 * `output.filename`, but not in `JavaScript`. Joined, the parts are the text again.
 */
export function splitName(text: string): string[] {
  return text.split(/(?<=\w{6})(?=(?:\.\w|[A-Z])[a-z]{3})/);
}
