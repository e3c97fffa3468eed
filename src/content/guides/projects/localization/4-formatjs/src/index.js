import { createIntl } from "@formatjs/intl";

const locale = document.documentElement.lang === "de" ? "de" : "en";
const { default: messages } = await import(`./messages/${locale}.json`);

const intl = createIntl({ locale, messages });
document.body.append(intl.formatMessage({ id: "lamps" }, { count: 3 }));
