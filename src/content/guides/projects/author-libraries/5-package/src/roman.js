const tens = ["", "X"];
const ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

/**
 * @param {number} number a whole number from 1 to 10
 * @returns {string} the number as the Romans wrote it
 */
export function toRoman(number) {
  return tens[Math.floor(number / 10)] + ones[number % 10];
}
