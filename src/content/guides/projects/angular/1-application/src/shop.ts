import { CurrencyPipe } from "@angular/common";
import { Component, computed, signal } from "@angular/core";

@Component({
  selector: "acme-shop",
  imports: [CurrencyPipe],
  templateUrl: "./shop.html",
  styleUrl: "./shop.css",
})
export class Shop {
  readonly price = 39;
  readonly count = signal(0);
  readonly total = computed(() => this.count() * this.price);

  add(): void {
    this.count.update((count) => count + 1);
  }
}
