import { useId, useRef, useState } from "react";
import type { ChatConfig } from "../../types";
import { Icon } from "../Icon";
import { useSiteConfig } from "../SiteConfigContext";
import { useLoaded } from "../useLoaded";
import "./ChatButton.css";

const loadPanel = async () => (await import(/* webpackChunkName: "chat" */ "./ChatPanel")).ChatPanel;

interface Props {
  /** Whether the chat must not be framed in this document, so the panel only has a link to it. */
  isLink?: boolean;
}

/** Renders the floating chat button. The first click loads the panel; later clicks open and close it. */
export function ChatButton({ isLink = false }: Props) {
  const { chat } = useSiteConfig();
  return chat && <Chat chat={isLink ? { kind: "link", title: chat.title, url: chat.url } : chat} />;
}

function Chat({ chat }: { chat: ChatConfig }) {
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const loaded = useLoaded(loadPanel, state !== "unused");
  const isOpen = state === "open";

  function toggle() {
    if (loaded.state === "failed") loaded.retry();
    else setState(isOpen ? "closed" : "open");
  }

  function close() {
    setState("closed");
    button.current?.focus();
  }

  return (
    <aside className="chat needs-script" aria-label="Chat">
      {loaded.state === "failed" && <p role="alert">Error loading content.</p>}
      {loaded.state === "ready" && <loaded.value id={id} chat={chat} isOpen={isOpen} onClose={close} />}
      <button
        type="button"
        className="chat-button"
        ref={button}
        aria-label="Chat"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name="chat" />
      </button>
    </aside>
  );
}
