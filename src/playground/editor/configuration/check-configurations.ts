import type { Diagnostic } from "@codemirror/lint";
import type { EditorState } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { SyntaxNode } from "@lezer/common";
import type { OptionData } from "./load-option-data";
import { parse } from "./parse";
import { type Finding, validate } from "./validate";
import { readValue } from "./value";

/** Returns an extension that underlines unknown options and wrong values while the reader edits a configuration. */
export function checkConfigurations({ schema }: OptionData) {
  return async ({ state }: Pick<EditorView, "state">): Promise<Diagnostic[]> => {
    const known = await schema();
    const parsed = parse(state);
    if (!parsed || !known) return [];
    return parsed.configurations.flatMap((node) =>
      validate(readValue(node, parsed.slice), known, placeOf(node)).map((finding) => diagnostic(finding, state)),
    );
  };
}

/** Returns webpack's name for a configuration, with its index if it is an item of an array. */
function placeOf(configuration: SyntaxNode): string {
  let item = configuration;
  while (item.parent && item.parent.name !== "ArrayExpression") item = item.parent;
  if (!item.parent) return "configuration";
  let index = 0;
  for (let before = item.prevSibling; before; before = before.prevSibling) {
    if (before.name === ",") index += 1;
  }
  return `configuration[${index}]`;
}

function diagnostic({ from, to, message, meant }: Finding, state: EditorState): Diagnostic {
  const quote = /^["'`]/.exec(state.sliceDoc(from, to))?.[0] ?? "";
  return {
    from,
    to,
    message,
    severity: "error",
    ...(meant !== undefined && {
      actions: [
        {
          name: `Change to ${meant}`,
          // The position has changed if the reader has typed something before it.
          apply: (view, start, end) =>
            view.dispatch({ changes: { from: start, to: end, insert: quote + meant + quote } }),
        },
      ],
    }),
  };
}
