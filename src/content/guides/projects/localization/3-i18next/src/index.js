import i18next from "i18next";
import { backend } from "./backend.js";

const t = await i18next.use(backend).init({
  lng: new URLSearchParams(location.search).get("lang") ?? navigator.language,
  supportedLngs: ["en", "de"],
  load: "languageOnly",
  fallbackLng: "en",
  ns: ["cart"],
  defaultNS: "cart",
  interpolation: { escapeValue: false },
});

document.body.append(t("lamps", { count: 3 }));
