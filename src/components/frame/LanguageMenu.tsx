import { Icon } from "../Icon";
import { useSiteConfig } from "../SiteConfigContext";
import { Dropdown } from "./Dropdown";

/** The same page on the sites of other languages, and of this one. */
export function LanguageMenu({ path }: { path: string }) {
  const { languages } = useSiteConfig();
  const links = languages.map(({ title, lang, url }) => ({
    title,
    lang,
    url: url + path,
    // The documents of this site are all in English.
    current: lang === "en" ? ("true" as const) : undefined,
  }));
  return (
    <Dropdown label="Language" links={links}>
      <Icon name="language" />
    </Dropdown>
  );
}
