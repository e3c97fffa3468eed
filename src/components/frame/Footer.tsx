import { LinkList } from "../LinkList";
import { Logo } from "../Logo";
import { useSiteConfig } from "../SiteConfigContext";
import { SiteLink } from "../SiteLink";
import "./Footer.css";

/** Renders the footer: links to the pages outside all sections, and to the project elsewhere. */
export function Footer() {
  const { name, footer, links } = useSiteConfig();
  const elsewhere = [
    { title: "Swag Store", url: links.store },
    { title: "Chat", url: links.chat },
    { title: "Changelog", url: links.changelog },
  ];
  return (
    <footer className="footer">
      <nav className="footer-links" aria-label="Footer">
        <SiteLink to="/" className="footer-home" aria-label={`${name} home`}>
          <Logo className="footer-logo" />
        </SiteLink>
        <LinkList links={[...footer, ...elsewhere]} />
      </nav>
    </footer>
  );
}
