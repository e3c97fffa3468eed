/** Writes numbers and text as bytes. Small numbers take one byte; all other compression is left to the web server. */
export class ByteWriter {
  private bytes = new Uint8Array(1024);
  private length = 0;

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  /** Writes an integer from 0 up, seven bits to a byte, the lowest bits first. */
  number(value: number): void {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte((rest % 128) + 128);
    this.byte(rest);
  }

  /** Writes a text as UTF-8, after its length in bytes. */
  text(value: string): void {
    this.block(new TextEncoder().encode(value));
  }

  /** Writes bytes, after their number. */
  block(value: Uint8Array): void {
    this.number(value.length);
    this.reserve(value.length);
    this.bytes.set(value, this.length);
    this.length += value.length;
  }

  result(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    larger.set(this.bytes);
    this.bytes = larger;
  }
}

/** The message of the error that is thrown for a truncated file. */
export const TOO_SHORT = "The search index ends too early: it was not loaded completely.";

/** Reads numbers and text from bytes that a `ByteWriter` has written. */
export class ByteReader {
  private offset = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.offset >= this.bytes.length;
  }

  /**
   * Reads a byte.
   *
   * @throws {Error} When the bytes end early.
   */
  byte(): number {
    const value = this.bytes[this.offset++];
    if (value === undefined) throw new Error(TOO_SHORT);
    return value;
  }

  number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  text(): string {
    return new TextDecoder().decode(this.block());
  }

  block(): Uint8Array {
    const length = this.number();
    if (this.offset + length > this.bytes.length) throw new Error(TOO_SHORT);
    this.offset += length;
    return this.bytes.subarray(this.offset - length, this.offset);
  }
}
