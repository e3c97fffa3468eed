import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { linter, lintGutter, openLintPanel } from "@codemirror/lint";
import { search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import { isConfigurationFile } from "../../utilities/configuration-names";
import { checkConfigurations } from "./configuration/check-configurations";
import { completeOptions } from "./configuration/completion";
import type { OptionData } from "./configuration/load-option-data";
import { announceNextProblem, buildProblems, setProblems } from "./problems";
import { KEYS_ID, tabKey } from "./tab-key";
import { theme } from "./theme";
import { typeOver } from "./type-over";

/** Returns the editor's features for a file, apart from its language. */
export function extensionsFor(path: string, data: OptionData): Extension {
  const isConfiguration = isConfigurationFile(path);
  return [
    EditorView.contentAttributes.of({ "aria-label": `Code of ${path}`, "aria-describedby": KEYS_ID, tabindex: "0" }),
    // Readers who come by keyboard continue where they left the file, instead of where the browser remembers another
    // one.
    EditorView.domEventHandlers({ focus: (_, view) => view.focus() }),
    // Don't draw anything over the browser's own caret and selection, which follow the reader's settings.
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    bracketMatching(),
    theme,
    history(),
    indentOnInput(),
    closeBrackets(),
    search({ top: true }),
    isConfiguration ? autocompletion({ override: [completeOptions(data)], icons: false }) : [],
    buildProblems,
    linter(({ state }) => state.field(buildProblems), {
      delay: 300,
      needsRefresh: ({ transactions }) => transactions.some(({ effects }) => effects.some((it) => it.is(setProblems))),
    }),
    isConfiguration ? linter(checkConfigurations(data)) : [],
    lintGutter(),
    EditorState.phrases.of({ Diagnostics: "Problems", "No diagnostics": "No problems" }),
    tabKey,
    typeOver,
    keymap.of([
      { key: "F8", run: announceNextProblem },
      { key: "Mod-Shift-m", run: openLintPanel, preventDefault: true },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
  ];
}
