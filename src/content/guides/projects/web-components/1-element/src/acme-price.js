import sheet from "./acme-price.css" with { type: "css" };

export class AcmePrice extends HTMLElement {
  static observedAttributes = ["euros"];

  constructor() {
    super();
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [sheet];
  }

  attributeChangedCallback(name, before, euros) {
    this.shadowRoot.textContent = `${euros} euros`;
  }
}

if (!customElements.get("acme-price")) {
  customElements.define("acme-price", AcmePrice);
}
