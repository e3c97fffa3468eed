import { useCallback, useEffect, useRef } from "react";
import { type Attachment, attach } from "./attach";

interface Options extends Pick<Attachment, "source" | "index" | "onAnswer" | "toHref"> {
  id: string;
  label: string;
  section: string;
}

/**
 * Attaches autocomplete.js to an input. The library moves elements, so it creates input and list itself, inside two
 * elements whose content React does not render. `?q=` in the address is the first query.
 */
export function useAutocomplete({ id, source, index, label, ...changing }: Options) {
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<ReturnType<typeof attach>>(null);
  const latest = useRef(changing);
  latest.current = changing;

  useEffect(() => {
    if (!field.current || !list.current) return;
    field.current.replaceChildren(createInput(id, label));
    const attached = attach({
      source,
      index,
      container: list.current,
      input: `[id="${id}"]`,
      section: () => latest.current.section,
      toHref: (url) => latest.current.toHref(url),
      onAnswer: (answer) => latest.current.onAnswer(answer),
    });
    box.current = attached;
    // The elements are removed instead of calling `destroy`, because callbacks that autocomplete.js has deferred would
    // then throw. Without its elements it does nothing.
    const [holder, results] = [field.current, list.current];
    return () => {
      holder.replaceChildren();
      results.replaceChildren();
    };
  }, [id, source, index, label]);

  const input = useCallback(() => field.current?.querySelector("input") ?? null, []);
  const setQuery = useCallback(
    (query: string) => {
      const element = input();
      if (!element) return;
      // The query is set like typed text. autocomplete.js only searches when the value changes, hence the empty value
      // first.
      box.current?.setVal("");
      box.current?.setVal(query);
      box.current?.open();
    },
    [input],
  );
  return { field, list, input, setQuery };
}

function createInput(id: string, label: string): HTMLInputElement {
  const input = document.createElement("input");
  Object.assign(input, { id, type: "text", placeholder: label, className: "search-input", enterKeyHint: "go" });
  input.setAttribute("aria-label", label);
  input.setAttribute("autocapitalize", "off");
  input.value = new URLSearchParams(location.search).get("q") ?? "";
  return input;
}
