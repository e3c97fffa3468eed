/** The part of autocomplete.js that the search box uses. The package has no types of its own. */
declare module "autocomplete.js" {
  export interface AutocompleteOptions {
    autoselect?: boolean;
    autoselectOnBlur?: boolean;
    tabAutocomplete?: boolean;
    openOnFocus?: boolean;
    hint?: boolean;
    debug?: boolean;
    minLength?: number;
    appendTo?: string;
    autoWidth?: boolean;
    ariaLabel?: string;
    dropdownMenuContainer?: Element;
    cssClasses?: { root?: string; prefix?: string };
  }

  export interface AutocompleteDataset<Datum> {
    name: string;
    source: (query: string, callback: (suggestions: Datum[]) => void) => void;
    display: (datum: Datum) => string;
    templates: { suggestion: (datum: Datum) => Node };
    cache?: boolean;
  }

  export interface AutocompleteHandle {
    on(event: string, listener: (event: { preventDefault(): void }) => void): AutocompleteHandle;
    autocomplete: { open(): void; close(): void; setVal(value: string): void; destroy(): void };
  }

  export default function autocomplete<Datum>(
    selector: Element,
    options: AutocompleteOptions,
    datasets: AutocompleteDataset<Datum>[],
  ): AutocompleteHandle;
}
