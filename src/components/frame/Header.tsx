import { Icon } from "../Icon";
import { LinkList } from "../LinkList";
import { useSiteConfig } from "../SiteConfigContext";
import { SiteLink } from "../SiteLink";
import { SearchButton } from "../search/SearchButton";
import "./Header.css";
import { documentationLink } from "../../utilities/links";
import { PLAYGROUND } from "../../utilities/urls";
import { HomeLink } from "./HomeLink";
import { IconLinks } from "./IconLinks";
import { LanguageMenu } from "./LanguageMenu";
import { ThemeSwitch } from "./ThemeSwitch";
import { TopLinks } from "./TopLinks";

interface Props {
  /** The path of the page on the screen. */
  path: string;
  /** The id of the panel that the menu button opens. */
  menuId: string;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** Renders the dark bar at the top and, in the documentation, the thin bar with its sections below it. */
export function Header({ path, menuId, isMenuOpen, onOpenMenu }: Props) {
  const config = useSiteConfig();
  const documentation = documentationLink(config, path);
  return (
    <header className="header">
      <div className="header-row">
        <button
          type="button"
          className="icon-button header-menu needs-script"
          aria-label="Menu"
          aria-expanded={isMenuOpen}
          aria-controls={menuId}
          onClick={onOpenMenu}
        >
          <Icon name="menu" />
        </button>
        <HomeLink />
        <nav className="header-links" aria-label="Main">
          <TopLinks path={path} />
        </nav>
        <div className="header-tools">
          <SiteLink
            to={PLAYGROUND}
            className="header-link header-play"
            aria-current={path === PLAYGROUND ? "page" : undefined}
          >
            Playground
          </SiteLink>
          <SearchButton section={path.split("/")[1] ?? ""} />
          <IconLinks />
          <LanguageMenu path={path} />
          <ThemeSwitch />
        </div>
      </div>
      {documentation?.isActive && (
        <nav className="header-sections" aria-label="Documentation">
          <LinkList links={documentation.children ?? []} block="header" />
        </nav>
      )}
    </header>
  );
}
