import { Icon } from "../Icon";
import "./UpdateNotice.css";

interface Props {
  onReload: () => void;
  onClose: () => void;
}

/** In a corner, for tabs that were opened before a deploy. Nothing moves, and nothing happens unless the reader wants it. */
export function UpdateNotice({ onReload, onClose }: Props) {
  return (
    <div className="update-notice" role="status">
      <p>A newer version of these docs is ready</p>
      <button type="button" className="button" onClick={onReload}>
        Reload
      </button>
      <button type="button" className="icon-button" aria-label="Close this notice" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
