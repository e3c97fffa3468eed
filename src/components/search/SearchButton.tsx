import { useEffect, useState } from "react";
import { Icon } from "../Icon";
import { useSiteConfig } from "../SiteConfigContext";
import { useLoaded } from "../useLoaded";
import { createLoad } from "./load";

/**
 * Renders the search button, the only part of search that loads with the page. On wide screens it looks like the field
 * that it opens. The dialog loads when the reader points at the button, focuses it, or opens an address with a query.
 * Keyboard shortcuts click this button; `src/prerender/inline-script.ts` handles them, because it runs earlier.
 */
export function SearchButton({ section }: { section: string }) {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { search } = useSiteConfig();
  const [load] = useState(() => createLoad(search !== null));
  const loaded = useLoaded(load, isWanted || isOpen);
  const want = () => setIsWanted(true);
  const open = () => {
    if (loaded.state === "failed") loaded.retry();
    setIsOpen(true);
  };

  useEffect(() => {
    if (/[?&]q=/.test(location.search)) setIsOpen(true);
  }, []);

  return (
    <>
      <button
        type="button"
        className="icon-button search-button needs-script"
        aria-label="Search"
        title="Search (/)"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onPointerEnter={want}
        onFocus={want}
        onClick={open}
      >
        <Icon name="search" />
        <span className="search-button-label">
          Search <kbd>/</kbd>
        </span>
      </button>
      {loaded.state === "failed" && isOpen && (
        <p className="header-alert" role="alert">
          Search couldn't be loaded.{" "}
          <button type="button" onClick={open}>
            Try again
          </button>
        </p>
      )}
      {loaded.state === "ready" && (
        <loaded.value.SearchBox
          section={section}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          getWorker={loaded.value.getWorker}
        />
      )}
    </>
  );
}
