import { Icon } from "../Icon";
import { useSiteConfig } from "../SiteConfigContext";
import { Dropdown } from "./Dropdown";

/** Renders links to the same page in other languages. */
export function LanguageMenu({ path }: { path: string }) {
  const { languages } = useSiteConfig();
  const links = languages.map(({ title, lang, url }) => ({
    title,
    lang,
    url: url + path,
    // All documents of this site are in English.
    isActive: lang === "en" ? ("true" as const) : undefined,
  }));
  return (
    <Dropdown label="Language" links={links}>
      <Icon name="language" />
    </Dropdown>
  );
}
