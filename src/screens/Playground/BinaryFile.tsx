import { formatSize } from "../../playground/graph/words";
import { mediaType } from "../../playground/media-type";

interface Props {
  path: string;
  /** What the project has for the file: an address with its bytes. */
  address: string;
  /** How many bytes it has. */
  size: number;
}

/** Renders a file that is no text, in place of the editor. */
export function BinaryFile({ path, address, size }: Props) {
  const type = mediaType(path);
  return (
    <div className="playground-binary">
      <p>This isn't a text file, so you can't edit it here. Its size is {formatSize(size)}.</p>
      {type.startsWith("image/") && <img src={address.replace(/^data:[^;]*/, `data:${type}`)} alt={path} />}
    </div>
  );
}
