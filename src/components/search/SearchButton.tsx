import { useEffect, useState } from "react";
import { Icon } from "../Icon";
import { useLoaded } from "../useLoaded";

const loadBox = async () => (await import(/* webpackChunkName: "search" */ "./SearchBox")).SearchBox;

/**
 * All of search that a page loads with. The box comes when the reader points at the button, focuses it, or asks for it
 * by keys or in the address.
 */
export function SearchButton({ section }: { section: string }) {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useLoaded(loadBox, isWanted || isOpen);
  const want = () => setIsWanted(true);

  useEffect(() => {
    if (/[?&]q=/.test(location.search)) setIsOpen(true);
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event;
      const isTyping = (target as Element).matches("input, textarea, select, [contenteditable]");
      if (ctrlKey || metaKey ? key !== "k" : key !== "/" || isTyping) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className="header-button needs-script"
        aria-label="Search"
        title="Search (/)"
        aria-haspopup="dialog"
        onPointerEnter={want}
        onFocus={want}
        onClick={() => (loaded.state === "failed" ? loaded.retry() : setIsOpen(true))}
      >
        <Icon name="search" />
      </button>
      {loaded.state === "ready" && <loaded.value section={section} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
