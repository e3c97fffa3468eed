/** The parts of autocomplete.js that the search box uses. The package doesn't include types. */
declare module "autocomplete.js/src/autocomplete/typeahead.js" {
  export interface TypeaheadOptions {
    autoselect?: boolean;
    autoselectOnBlur?: boolean;
    tabAutocomplete?: boolean;
    openOnFocus?: boolean;
    hint?: boolean;
    debug?: boolean;
    minLength?: number;
    appendTo?: string;
    autoWidth?: boolean;
    dropdownMenuContainer?: Element;
    cssClasses?: { root?: string; prefix?: string };
  }

  export interface Dataset<Datum> {
    name: string;
    source: (query: string, callback: (suggestions: Datum[]) => void) => void;
    display: (datum: Datum) => string;
    templates: { suggestion: (datum: Datum) => Node };
    cache?: boolean;
  }

  export default class Typeahead<Datum> {
    constructor(
      options: TypeaheadOptions & {
        input: Element;
        ariaLabel?: string | null;
        datasets: Dataset<Datum>[];
        /** Receives the events of the widget. The returned object says whether the default action is prevented. */
        eventBus: { trigger(event: string): { isDefaultPrevented(): boolean } };
      },
    );
    open(): void;
    setVal(value: string): void;
  }
}

/** The module in which autocomplete.js stores what other libraries call `$`. */
declare module "autocomplete.js/src/common/dom.js" {
  const dom: { element: unknown };
  export default dom;
}

/** The templates of the elements that autocomplete.js creates. */
declare module "autocomplete.js/src/autocomplete/html.js" {
  const html: { suggestion: string };
  export default html;
}

declare module "autocomplete.js/src/common/utils.js" {
  const utilities: object;
  export default utilities;
}
