/*
 * Lists of non-negative integers as text, which hosts compress. A number is written as digits in base 45, the lowest
 * one first. If another digit of the same number follows, the digit's character code is 45 higher. So small numbers,
 * which are by far the most common, take one character each.
 */

const BASE = 45;

/** The character code of the last digit 0. All digits are printable characters of one byte after the quotation mark. */
const FIRST_CODE = 0x23;

/** A digit that another digit of the same number follows. */
const CONTINUED = /[P-|]/g;

/** Writes numbers one after another. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers.map(writeNumber).join("");
}

function writeNumber(number: number): string {
  let text = "";
  let rest = number;
  for (; rest >= BASE; rest = Math.floor(rest / BASE)) text += String.fromCharCode(FIRST_CODE + BASE + (rest % BASE));
  return text + String.fromCharCode(FIRST_CODE + rest);
}

/** Writes numbers as two texts: the first digit of each, and all further digits. They compress better apart. */
export function writeDigits(numbers: readonly number[]): [first: string, further: string] {
  const written = numbers.map(writeNumber);
  return [written.map(([digit]) => digit).join(""), written.map((digits) => digits.slice(1)).join("")];
}

/** Reads numbers that `writeDigits` has written. */
export function readDigits(first: string, further: string): number[] {
  let next = 0;
  const whole = first.replace(CONTINUED, (digit) => {
    const start = next;
    while (further.charCodeAt(next++) >= FIRST_CODE + BASE);
    return digit + further.slice(start, next);
  });
  return readNumbers(whole);
}

/** Reads numbers that `writeNumbers` has written. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let unit = 1;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - FIRST_CODE;
    number += (digit % BASE) * unit;
    unit *= BASE;
    if (digit >= BASE) continue;
    numbers.push(number);
    number = 0;
    unit = 1;
  }
  return numbers;
}
