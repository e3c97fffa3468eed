import { formatSize } from "../../playground/graph/words";
import { mediaType } from "../../playground/media-type";

interface Props {
  path: string;
  /** The content of the file in the project: a data URL. */
  address: string;
  /** The size of the file in bytes. */
  size: number;
}

/** Renders a file that isn't text, in place of the editor. */
export function BinaryFile({ path, address, size }: Props) {
  const type = mediaType(path);
  return (
    <div className="playground-binary">
      <p>This isn't a text file, so you can't edit it here. Its size is {formatSize(size)}.</p>
      {type.startsWith("image/") && <img src={address.replace(/^data:[^;]*/, `data:${type}`)} alt={path} />}
    </div>
  );
}
