import type { Compile } from "./cached-compiler";
import type { CompiledPage } from "./compile-page";

/**
 * Wraps a compiler for writers who look at a page while they type. A page that cannot be parsed, such as one with a
 * half-typed tag, keeps the text from the last time that it could be parsed, but its problems are current.
 */
export function withLastParsedText(compile: Compile): Compile {
  const lastTexts = new Map<string, CompiledPage>();
  return async (page, context) => {
    const result = await compile(page, context);
    if (!result.isBroken) lastTexts.set(page.file, result);
    const last = lastTexts.get(page.file) ?? result;
    return { ...last, problems: result.problems };
  };
}
