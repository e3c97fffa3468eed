import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

const BLOCK = 512;

/** Returns an archive as npm publishes it: files by path, all below `package/`. */
export function tarball(files: Record<string, string>): Buffer {
  const entries = Object.entries(files).flatMap(([name, text]) => {
    const bytes = Buffer.from(text);
    const padding = Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
    return [header(`package/${name}`, bytes.length), bytes, padding];
  });
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]));
}

/** Returns the hash of an archive, in the form that packuments and lock files use. */
export function integrityOf(archive: Buffer): string {
  return `sha512-${createHash("sha512").update(archive).digest("base64")}`;
}

/** Returns a header of the POSIX format "ustar". */
function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;
  block.write(name, 0);
  block.write(octal(0o644, 8), 100); // mode
  block.write(octal(0, 8), 108); // owner
  block.write(octal(0, 8), 116); // group
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136); // time
  block.write("        ", 148); // the checksum field itself counts as spaces
  block.write("0", 156); // type: a file
  block.write("ustar\x0000", 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}
