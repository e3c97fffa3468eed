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
 * The panel above the button. Where nobody has answered for the page that it is going to load, it says whose page that is,
 * and loads it only when the reader agrees. It stays while it is closed, so that a conversation goes on.
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
        The community talks on {chat.title}. Nothing of it has been loaded yet: it is a service of {host}, which sees
        your network address and may set cookies of its own when you go on.
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

/** A foreign page, shut in: no way to the address bar, to the device, or to this site. */
function ChatFrame({ title, address }: { title: string; address: string }) {
  // A page of our own origin could take its sandbox off, if it were allowed to be of that origin.
  const isForeign = new URL(address).origin !== location.origin;
  const sandbox = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";
  return (
    <iframe
      className="chat-frame"
      title={title}
      src={address}
      sandbox={isForeign ? `${sandbox} allow-same-origin` : sandbox}
      referrerPolicy="no-referrer"
    />
  );
}
