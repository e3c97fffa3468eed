import { bootstrapApplication } from "@angular/platform-browser";
import { provideRouter } from "@angular/router";
import { Shop } from "./shop";
import "./styles.css";

bootstrapApplication(Shop, {
  providers: [
    provideRouter([
      {
        path: "orders",
        loadComponent: () => import("./orders").then(({ Orders }) => Orders),
      },
    ]),
  ],
}).catch(console.error);
