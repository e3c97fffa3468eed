import { useState } from "react";
import { Icon } from "../Icon";
import "./UpdateNotice.css";

interface Props {
  /** Called once. What it does may take some seconds. */
  onReload: () => void;
  onClose: () => void;
}

/** In a corner, for tabs that were opened before a deploy. Nothing moves, and nothing happens unless the reader wants it. */
export function UpdateNotice({ onReload, onClose }: Props) {
  const [isReloading, setIsReloading] = useState(false);
  const reload = () => {
    if (isReloading) return;
    setIsReloading(true);
    onReload();
  };
  return (
    <div className="update-notice" role="status">
      <p>{isReloading ? "The newer version is being loaded …" : "A newer version of these docs is ready"}</p>
      {/* Not disabled: it would lose the focus. */}
      <button type="button" className="button" aria-disabled={isReloading} onClick={reload}>
        Reload
      </button>
      <button type="button" className="icon-button" aria-label="Close this notice" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
