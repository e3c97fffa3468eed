import { useMemo } from "react";
import { formatSize } from "../../playground/graph/words";

interface Props {
  path: string;
  bytes: Uint8Array;
}

/** Endings of images that browsers show, with their types. */
const IMAGES: ReadonlyMap<string, string> = new Map([
  ...([
    ["png", "image/png"],
    ["jpg", "image/jpeg"],
    ["jpeg", "image/jpeg"],
    ["gif", "image/gif"],
  ] as const),
  ...([
    ["webp", "image/webp"],
    ["avif", "image/avif"],
    ["ico", "image/x-icon"],
  ] as const),
]);

/** Renders a file that is no text, in place of the editor. */
export function BinaryFile({ path, bytes }: Props) {
  const type = IMAGES.get(path.split(".").at(-1)?.toLowerCase() ?? "");
  const address = useMemo(() => (type ? asAddress(type, bytes) : null), [type, bytes]);
  return (
    <div className="playground-binary">
      <p>This file is no text, so it cannot be edited here. It has {formatSize(bytes.length)}.</p>
      {address && <img src={address} alt={path} />}
    </div>
  );
}

function asAddress(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}
