import { type Addresses, BASE } from "./addresses";
import { resolveElements } from "./resolve-elements";

/** Properties that make an element load something. */
const LOADING: [element: { prototype: Element }, property: string][] = [
  [HTMLScriptElement, "src"],
  [HTMLLinkElement, "href"],
  [HTMLImageElement, "src"],
  [HTMLSourceElement, "src"],
  [HTMLMediaElement, "src"],
];

/** Makes all requests of the page load emitted files. */
export function interceptRequests({ resolve, all }: Addresses): void {
  const asked = new WeakMap<Element, string>();
  for (const [{ prototype }, property] of LOADING) {
    const native = Object.getOwnPropertyDescriptor(prototype, property);
    Object.defineProperty(prototype, property, {
      configurable: true,
      // webpack's runtime reads the address of its own script to find the folder of the other files.
      get(this: Element) {
        return asked.get(this) ?? native?.get?.call(this);
      },
      set(this: Element, address: unknown) {
        asked.set(this, new URL(String(address), BASE).href);
        native?.set?.call(this, resolve(String(address)));
      },
    });
  }
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name: string, value: string) {
    const isLoading = LOADING.some(([{ prototype }, property]) => {
      return property === name && Object.prototype.isPrototypeOf.call(prototype, this);
    });
    if (isLoading) Reflect.set(this, name, value);
    else setAttribute.call(this, name, value);
  };
  interceptInnerHtml(resolve);
  const nativeFetch = fetch;
  globalThis.fetch = (input, init) => {
    return nativeFetch(input instanceof Request ? input : resolve(String(input)), init);
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method: string, address: string | URL, ...rest: unknown[]) {
    return Reflect.apply(open, this, [method, resolve(String(address)), ...(rest.length > 0 ? rest : [true])]);
  };
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(workerAddress(new URL(address, BASE).href, all, options), options);
    }
  };
}

/** Makes elements that are set as text load emitted files: the parser doesn't use the properties above. */
function interceptInnerHtml(resolve: Addresses["resolve"]): void {
  const native = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML");
  Object.defineProperty(Element.prototype, "innerHTML", {
    ...native,
    set(this: Element, text: unknown) {
      const template = document.createElement("template");
      native?.set?.call(template, text);
      // Only a text that refers to files is written again, because a template parses some texts in another way.
      const isResolved = resolveElements(template.content, resolve);
      native?.set?.call(this, isResolved ? native.get?.call(template) : text);
    },
  });
}

/** Returns the address of a script that starts a worker which loads its own scripts from the emitted files. */
function workerAddress(address: string, files: ReadonlyMap<string, string>, options?: WorkerOptions): string {
  const script = files.get(address.replace(/[?#].*/, ""));
  if (!script || options?.type === "module") return script ?? address;
  const start = `(${prepareWorker})(${JSON.stringify(address)}, ${JSON.stringify([...files])}); importScripts(${JSON.stringify(script)});`;
  return URL.createObjectURL(new Blob([start], { type: "text/javascript" }));
}

/** Runs in the worker. It's passed on as text, so it must not use anything outside itself. */
function prepareWorker(address: string, entries: [string, string][]): void {
  const files = new Map(entries);
  const scope = globalThis as unknown as { importScripts(...urls: string[]): void };
  const native = scope.importScripts.bind(scope);
  Object.defineProperty(scope, "location", { value: new URL(address) });
  scope.importScripts = (...urls) => native(...urls.map((url) => files.get(new URL(url, address).href) ?? url));
}
