/** Formats a size in decimal units: `8.4 MB`. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`;
}
