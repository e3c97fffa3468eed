import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ChatConfig } from "../../types";
import { Icon } from "../Icon";
import { SiteLink } from "../SiteLink";
import "./ChatPanel.css";

interface Props {
  id: string;
  chat: ChatConfig;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Renders the chat panel above the button. Unless the deployer has vouched for the embedded page, the panel names the
 * host and waits for the reader's consent. It stays mounted while it is closed, so that a conversation continues.
 */
export function ChatPanel({ id, chat, isOpen, onClose }: Props) {
  const [isAgreed, setIsAgreed] = useState(chat.kind === "panel" && !chat.asksFirst);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "Escape") onClose();
  }

  return (
    <div
      id={id}
      className="chat-panel"
      role="dialog"
      aria-label={`Chat on ${chat.title}`}
      tabIndex={-1}
      hidden={!isOpen}
      ref={panel}
      onKeyDown={onKeyDown}
    >
      <div className="chat-head">
        <strong>{chat.title}</strong>
        <button type="button" className="icon-button" aria-label="Close chat" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {chat.kind === "panel" && isAgreed ? (
        <ChatFrame title={`Chat on ${chat.title}`} address={chat.frame} />
      ) : (
        <Offer chat={chat} onAgree={() => setIsAgreed(true)} />
      )}
    </div>
  );
}

function Offer({ chat, onAgree }: { chat: ChatConfig; onAgree: () => void }) {
  const host = new URL(chat.kind === "panel" ? chat.frame : chat.url).host;
  return (
    <div className="chat-offer">
      <p>
        The community chats on {chat.title}. Nothing has been loaded yet. The chat is hosted by {host}, which will see
        your IP address and may set cookies if you continue.
      </p>
      {chat.kind === "panel" && (
        <p>
          <button type="button" className="button" onClick={onAgree}>
            Load {host} here
          </button>
        </p>
      )}
      <p>
        <SiteLink to={chat.url} target="_blank">
          Open {chat.title} in a new tab
        </SiteLink>
      </p>
    </div>
  );
}

/** Renders an untrusted page in a sandbox: it cannot navigate this window, use the device or access this site. */
function ChatFrame({ title, address }: { title: string; address: string }) {
  // Without an opaque origin, a page of this site's origin could remove its own sandbox, so only other origins get
  // `allow-same-origin`.
  const isCrossOrigin = new URL(address).origin !== location.origin;
  const sandbox = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";
  return (
    <iframe
      className="chat-frame"
      title={title}
      src={address}
      sandbox={isCrossOrigin ? `${sandbox} allow-same-origin` : sandbox}
      referrerPolicy="no-referrer"
    />
  );
}
