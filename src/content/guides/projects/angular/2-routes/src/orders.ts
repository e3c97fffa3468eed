import { Component } from "@angular/core";

@Component({
  selector: "acme-orders",
  template: "<p>No orders yet.</p>",
})
export class Orders {}
