import { cart } from "./cart.js";
import { pickLanguage } from "./languages.js";
import { loadMessages } from "./messages.js";
import { translator } from "./translate.js";

const select = document.querySelector("select");

async function show() {
  const language = select.value;
  const messages = await loadMessages(language);
  if (language !== select.value) return;

  const t = translator(language, messages);
  document.documentElement.lang = language;
  document.querySelector("h1").textContent = t("title");
  document.querySelector("p").textContent = t("items", cart(language));
}

select.value = pickLanguage(navigator.languages);
select.addEventListener("change", show);
show();
