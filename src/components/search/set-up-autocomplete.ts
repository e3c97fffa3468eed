import html from "autocomplete.js/src/autocomplete/html.js";
import dom from "autocomplete.js/src/common/dom.js";
import utilities from "autocomplete.js/src/common/utils.js";
import { toElements } from "./elements";

// autocomplete.js expects its bundle to provide a DOM library, which is usually Zepto. This module provides a smaller
// one, so it has to be evaluated before the rest of autocomplete.js.
dom.element = toElements;
// Render an option as a link instead of a `<div>`, so that readers can open it in a tab, copy it and drag it.
html.suggestion = html.suggestion.replaceAll("div", "a");
Object.assign(utilities, {
  isArray: Array.isArray,
  isFunction: (value: unknown) => typeof value === "function",
  isObject: (value: unknown) => Object.getPrototypeOf(value ?? 0) === Object.prototype,
  bind: (call: (...args: unknown[]) => unknown, context: unknown) => call.bind(context),
  each(collection: object, visit: (value: unknown, key: string) => unknown) {
    for (const [key, value] of Object.entries(collection)) if (visit(value, key) === false) return;
  },
  map: (list: unknown[], call: (value: unknown) => unknown) => list.map((value) => call(value)),
  mixin: Object.assign,
});
