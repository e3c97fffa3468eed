import { registerApplication, start } from "single-spa";

registerApplication({
  name: "@acme/cart",
  app: () => import(/* webpackIgnore: true */ "@acme/cart"),
  activeWhen: ({ hash }) => hash === "#/cart",
});

start();
