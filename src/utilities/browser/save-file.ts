/** Makes the browser save bytes as a file, as if a link to them had been followed. */
export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  // Browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
