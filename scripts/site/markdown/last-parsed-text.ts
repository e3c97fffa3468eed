import type { Compile } from "./cached-compiler";
import type { CompiledPage } from "./compile-page";

/**
 * Wraps a compiler for writers who look at a page while they type. A page that cannot be parsed, such as one with a tag that
 * is half typed, keeps the text that it had when it last could be; its problems are those of now.
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
