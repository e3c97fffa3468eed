export class Totals {
  #sum = 0;

  add(order) {
    this.#sum += order.total * (1 - (order.discount?.percent ?? 0) / 100);
  }

  toString() {
    return `${this.#sum} euros`;
  }
}
