import { chromiumForFile, siteOf } from "../../../lib/in-chromium";
import { raises } from "../../../lib/raises";

const visit = chromiumForFile();
const FUNCTION = 'function addToCart() { console.log("done"); }\n';

/** Clicks a button of a page whose bundle has a function, and prints where an error is. */
const clicked = async (code: string, button: string) => {
  const site = await siteOf({ "src/index.js": FUNCTION + code });
  const report = "addEventListener('error', ({ error }) => console.log(error.stack, 'done'));";
  const page = `<!doctype html><script>${report}</script>${button}<script src="/main.js"></script>
    <script>document.querySelector("button").click();</script>`;
  return visit({ ...site, "/": page });
};
const ATTRIBUTE = '<button onclick="addToCart()">Add</button>';
raises("entry-output/#inline-handler", {
  broken: () => clicked("", ATTRIBUTE),
  fixed: [
    () =>
      clicked('document.querySelector("#add").addEventListener("click", addToCart);', '<button id="add">Add</button>'),
    () => clicked("globalThis.addToCart = addToCart;", ATTRIBUTE),
  ],
});
