class AcmeStars extends HTMLElement {
  connectedCallback() {
    this.textContent = "★".repeat(Number(this.getAttribute("count")));
  }
}

customElements.define("acme-stars", AcmeStars);
