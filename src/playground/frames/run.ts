/** The script of the document that runs the result of a build: a page that loads the emitted files without a server. */
import { createAddresses } from "./addresses";
import { forwardConsole } from "./forward-console";
import { fromPage } from "./from-page";
import { interceptRequests } from "./intercept-requests";
import { keepFocus } from "./keep-focus";
import type { RunnablePage } from "./runnable-page";
import { showPage } from "./show-page";

fromPage<RunnablePage>(async (page, port) => {
  forwardConsole(port);
  keepFocus();
  const addresses = createAddresses(page);
  interceptRequests(addresses);
  await showPage(page, addresses);
});
