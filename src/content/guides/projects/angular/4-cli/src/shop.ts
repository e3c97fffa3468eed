import { CurrencyPipe } from "@angular/common";
import { Component } from "@angular/core";
import { lamp } from "acme-prices";

@Component({
  selector: "acme-shop",
  imports: [CurrencyPipe],
  template: '<p>Desk lamp: {{ price | currency: "EUR" }}</p>',
})
export class Shop {
  readonly price = lamp;
}
