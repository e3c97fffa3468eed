import { printed, raises } from "./raises";

raises("resolve/#cannot-resolve", {
  broken: () => printed({ "src/index.js": 'import { price } from "./pirce.js";\nconsole.log(price);' }),
  fixed: () =>
    printed({
      "src/index.js": 'import { price } from "./price.js";\nconsole.log(price);',
      "src/price.js": "export const price = 3;",
    }),
});
