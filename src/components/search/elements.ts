/**
 * The subset of jQuery that autocomplete.js uses, on top of the DOM. Zepto, which autocomplete.js bundles, is larger
 * than the rest of the search box. Elements are created from nodes or from strings like `<span class="x"></span>`,
 * which are parsed here and never become HTML.
 */
export class Elements {
  readonly [index: number]: HTMLElement;
  readonly length: number;

  constructor(elements: readonly HTMLElement[]) {
    Object.assign(this, elements);
    this.length = elements.length;
  }

  // Methods that select elements:

  first(): Elements {
    return this.eq(0);
  }

  eq(index: number): Elements {
    return new Elements(this.all().slice(index, index + 1));
  }

  find(selector: string): Elements {
    return new Elements(this.all().flatMap((element) => [...element.querySelectorAll<HTMLElement>(selector)]));
  }

  closest(selector: string): Elements {
    return this.related((element) => element.closest(selector));
  }

  parent(): Elements {
    return this.related((element) => element.parentElement);
  }

  children(): Elements {
    return new Elements(this.all().flatMap((element) => [...element.children] as HTMLElement[]));
  }

  index(of: Elements): number {
    return this.all().indexOf(of[0] as HTMLElement);
  }

  each(visit: (this: HTMLElement) => void): this {
    for (const element of this.all()) visit.call(element);
    return this;
  }

  // Methods that insert and remove elements:

  append(...nodes: (Elements | Node | null)[]): this {
    this[0]?.append(...toNodes(nodes));
    return this;
  }

  prepend(...nodes: (Elements | Node | null)[]): this {
    this[0]?.prepend(...toNodes(nodes));
    return this;
  }

  insertAfter(other: Elements): this {
    other[0]?.after(...this.all());
    return this;
  }

  wrap(wrapper: Elements): this {
    if (wrapper[0]) this[0]?.replaceWith(wrapper[0]);
    wrapper.append(this);
    return this;
  }

  clone(): Elements {
    return this.related((element) => element.cloneNode(true) as HTMLElement);
  }

  empty(): this {
    return this.set((element) => element.replaceChildren());
  }

  /** Replaces the content. Despite the name, autocomplete.js only passes elements. */
  html(content: Elements): this {
    return this.empty().append(content);
  }

  // Methods for styles, attributes and text:

  css(style: string): string;
  css(style: string, value: string): this;
  css(style: Record<string, string>): this;
  css(style: string | Record<string, string>, value?: string): this | string {
    if (typeof style !== "string") return this.set((element) => void Object.assign(element.style, style));
    if (value !== undefined) return this.css({ [style]: value });
    return "";
  }

  hide(): this {
    return this.css("display", "none");
  }

  hasClass(name: string): boolean {
    return this.all().some(({ classList }) => classList.contains(name));
  }

  addClass(name: string): this {
    return this.set(({ classList }) => classList.add(name));
  }

  removeClass(name: string): this {
    return this.set(({ classList }) => classList.remove(name));
  }

  attr(name: string): string | undefined;
  attr(name: string, value: string): this;
  attr(values: Record<string, unknown>): this;
  attr(name: string | Record<string, unknown>, value?: string): this | string | undefined {
    if (typeof name !== "string") {
      return this.set((element) => {
        for (const [key, own] of Object.entries(name)) {
          if (own === undefined || own === null) element.removeAttribute(key);
          else element.setAttribute(key, String(own));
        }
      });
    }
    return value === undefined ? (this[0]?.getAttribute(name) ?? undefined) : this.attr({ [name]: value });
  }

  removeAttr(names: string): this {
    return this.attr(Object.fromEntries(names.split(" ").map((name) => [name, undefined])));
  }

  prop(name: string, value: unknown): this {
    return this.set((element) => void Object.assign(element, { [name]: value }));
  }

  /** Reads or stores a value as a property of the element. */
  data(key: string): unknown;
  data(key: string, value: unknown): this;
  data(key: string, ...values: unknown[]): unknown {
    return values.length > 0
      ? this.prop(key, values[0])
      : Object.entries(this[0] ?? {}).find(([name]) => name === key)?.[1];
  }

  val(): string;
  val(value: string): this;
  val(value?: string): this | string {
    return value === undefined ? ((this[0] as HTMLInputElement | undefined)?.value ?? "") : this.prop("value", value);
  }

  text(value: string): this {
    return this.prop("textContent", value);
  }

  // Methods for events:

  /**
   * Adds a listener. Namespaces, as in `blur.aa`, are ignored, because nothing uses them. With a selector, it listens
   * to events of matching descendants.
   */
  on(type: string, ...[first, second]: [Listener] | [selector: string, Listener]): this {
    const name = type.replace(/\..*/, "");
    if (typeof first !== "string") return this.set((element) => element.addEventListener(name, first));
    const hear = second ?? (() => {});
    if (name === "mouseenter") return this.set((element) => onPointerMove(element, first, hear));
    const isLeaving = name === "mouseleave";
    return this.set((element) =>
      element.addEventListener(isLeaving ? "mouseout" : name, (event) => {
        const inside = (event.target as Element).closest(first);
        const { relatedTarget } = event as MouseEvent;
        if (!inside || (isLeaving && relatedTarget instanceof Node && inside.contains(relatedTarget))) return;
        hear({ currentTarget: inside, relatedTarget });
      }),
    );
  }

  /** Does nothing, because the window's size only matters for lists that are attached elsewhere. */
  resize(): this {
    return this;
  }

  // All sizes are 0. autocomplete.js uses sizes to style hints, which are turned off, and to scroll the list, which
  // `attach.ts` does instead. Real sizes would force the browser to lay out the page after every key.

  width(): number {
    return 0;
  }

  height(): number {
    return 0;
  }

  position(): { top: number } {
    return { top: 0 };
  }

  scrollTop(): number {
    return 0;
  }

  private all(): HTMLElement[] {
    return Array.from(this);
  }

  private set(change: (element: HTMLElement) => void): this {
    for (const element of this.all()) change(element);
    return this;
  }

  private related(find: (element: HTMLElement) => Element | null): Elements {
    return new Elements(this.all().flatMap((element) => (find(element) as HTMLElement | null) ?? []));
  }
}

/**
 * The argument of a listener is the event or, for delegated listeners, the two properties that autocomplete.js reads.
 */
type Listener = (event: Event | Pick<MouseEvent, "currentTarget" | "relatedTarget">) => void;

/**
 * Calls a listener when the pointer moves over a descendant that matches a selector. Browsers also send events when an
 * element appears below a resting pointer, and some even report moves by zero pixels. Such events are ignored, because
 * the reader hasn't chosen anything.
 */
function onPointerMove(element: HTMLElement, selector: string, hear: Listener): void {
  element.addEventListener("mousemove", ({ target, movementX, movementY }) => {
    const inside = (movementX || movementY) && (target as Element).closest(selector);
    if (inside) hear({ currentTarget: inside, relatedTarget: null });
  });
}

function toNodes(nodes: readonly (Elements | Node | null)[]): Node[] {
  return nodes.flatMap((node) => (node instanceof Elements ? Array.from(node) : (node ?? [])));
}

/** An empty element with only a class and ARIA attributes: no text, no event handlers and no addresses. */
const EMPTY_ELEMENT = /^<(span|div|a|p|pre)((?: (?:class|role|aria-[a-z]+)="[\w -]*")*)><\/\1>$/;

/**
 * Creates the collection that autocomplete.js expects from `$`.
 *
 * @throws {Error} When a string is anything but a single empty element.
 */
export function toElements(of: Elements | HTMLElement | string | null | undefined): Elements {
  if (of instanceof Elements) return of;
  if (typeof of !== "string") return new Elements(of ? [of] : []);
  const [, name, attributes = ""] = EMPTY_ELEMENT.exec(of) ?? [];
  if (!name) throw new Error(`autocomplete.js asked for something other than an empty element: ${of}`);
  const element = document.createElement(name);
  for (const [, key = "", value = ""] of attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)) element.setAttribute(key, value);
  return new Elements([element]);
}
