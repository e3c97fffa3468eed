import { TOO_SHORT } from "./bytes";

/*
 * Codes numbers in as few bits as they are probable, with the arithmetic of LZMA's range coder. Each yes-or-no decision
 * has a probability that follows what has occurred. Writer and reader follow it in the same way, so probabilities are
 * not stored.
 */

/** What is known about the decisions that make up a number. */
export interface NumberModel {
  /** The share of zeros of each decision, in parts of 65,536. */
  shares: Uint16Array;
  /** How often each decision has occurred, but no more than `MEMORY`. */
  seen: Uint8Array;
}

/** A share follows what occurs as if it were the mean of this number of the latest decisions. */
const MEMORY = 60;

/** Nothing counts as impossible. */
const LEAST_SHARE = 64;

/** The range is extended by a byte whenever it falls below this. */
const LEAST_RANGE = 2 ** 24;

/** Creates a function that returns a model for each circumstance, from 0 up, that a number can occur in. */
export function createModels(): (circumstance: number) => NumberModel {
  const models: NumberModel[] = [];
  return (circumstance) =>
    (models[circumstance] ??= { shares: new Uint16Array(192).fill(32_768), seen: new Uint8Array(192) });
}

/** Returns the position of the highest bit of an integer from 1 up. */
export function magnitude(value: number): number {
  return 31 - Math.clz32(value);
}

/** Decides about a bit with the probability at a place of the model, and returns it. A reader ignores `bit`. */
type Decide = (model: NumberModel, place: number, bit: number) => number;

/**
 * Passes an integer from 0 up as decisions. These are about the next number: one for each bit after its highest, whether
 * it has that too, and then its other bits from the highest down. The probabilities of the first two of these depend on
 * how many there are.
 */
function pass(model: NumberModel, decide: Decide, value: number): number {
  const above = value + 1;
  let size = 0;
  while (decide(model, size, above >> (size + 1) > 0 ? 1 : 0)) size++;
  let number = 1;
  for (let at = size - 1; at >= 0; at--) {
    const place = size - at > 2 ? 160 + at : 32 + size * 4 + number;
    number = number * 2 + decide(model, place, (above >> at) & 1);
  }
  return number - 1;
}

function learn({ shares, seen }: NumberModel, place: number, bit: number): void {
  const share = shares[place] ?? 0;
  const count = seen[place] ?? 0;
  if (count < MEMORY) seen[place] = count + 1;
  const moved = share + Math.trunc(((bit ? 0 : 65_536) - share) / (count + 1.6));
  shares[place] = Math.min(65_536 - LEAST_SHARE, Math.max(LEAST_SHARE, moved));
}

/** Writes numbers. */
export class RangeWriter {
  private readonly bytes: number[] = [];
  private low = 0;
  private range = 0xffffffff;

  number(model: NumberModel, value: number): void {
    pass(model, this.decide, value);
  }

  result(): Uint8Array {
    for (let count = 0; count < 4; count++) this.shift();
    return Uint8Array.from(this.bytes);
  }

  private readonly decide: Decide = (model, place, bit) => {
    const zeros = (this.range >>> 16) * (model.shares[place] ?? 0);
    learn(model, place, bit);
    if (bit) {
      this.low += zeros;
      this.range -= zeros;
    } else this.range = zeros;
    if (this.low > 0xffffffff) this.carry();
    for (; this.range < LEAST_RANGE; this.range *= 256) this.shift();
    return bit;
  };

  private shift(): void {
    this.bytes.push(Math.floor(this.low / LEAST_RANGE));
    this.low = (this.low % LEAST_RANGE) * 256;
  }

  /** Adds the overflow of `low` to the bytes that are written already. */
  private carry(): void {
    this.low -= 2 ** 32;
    let at = this.bytes.length - 1;
    for (; this.bytes[at] === 255; at--) this.bytes[at] = 0;
    this.bytes[at] = (this.bytes[at] ?? 0) + 1;
  }
}

/** Reads what {@link RangeWriter} has written, with equal models in the same order. */
export class RangeReader {
  private readonly bytes: Uint8Array;
  private offset = 0;
  private code = 0;
  private range = 0xffffffff;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    for (let count = 0; count < 4; count++) this.shift();
  }

  /**
   * Reads a number.
   *
   * @throws {Error} When the bytes end early.
   */
  number(model: NumberModel): number {
    return pass(model, this.decide, 0);
  }

  private readonly decide: Decide = (model, place) => {
    const zeros = (this.range >>> 16) * (model.shares[place] ?? 0);
    const bit = this.code < zeros ? 0 : 1;
    learn(model, place, bit);
    if (bit) {
      this.code -= zeros;
      this.range -= zeros;
    } else this.range = zeros;
    for (; this.range < LEAST_RANGE; this.range *= 256) this.shift();
    return bit;
  };

  private shift(): void {
    const byte = this.bytes[this.offset++];
    if (byte === undefined) throw new Error(TOO_SHORT);
    this.code = this.code * 256 + byte;
  }
}
