import { useEffect, useRef, useState } from "react";
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
  const open = () => {
    if (loaded.state === "failed") loaded.retry();
    setIsOpen(true);
  };
  const latest = useRef(open);
  latest.current = open;

  useEffect(() => {
    if (/[?&]q=/.test(location.search)) latest.current();
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event;
      const isTyping = (target as Element).matches("input, textarea, select, [contenteditable]");
      if (ctrlKey || metaKey ? key !== "k" : key !== "/" || isTyping) return;
      event.preventDefault();
      latest.current();
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
        onClick={open}
      >
        <Icon name="search" />
      </button>
      {loaded.state === "ready" && <loaded.value section={section} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
