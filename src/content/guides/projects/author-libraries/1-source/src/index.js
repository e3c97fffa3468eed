import _ from "lodash";
import { words } from "./words.js";

/**
 * @param {number} number a whole number from 0 to 10
 * @returns {string} its name, such as "Three"
 */
export function toWord(number) {
  return _.upperFirst(words[number]);
}

/**
 * @param {string} word a name, in any letter case
 * @returns {number} the number, or -1 for an unknown name
 */
export function toNumber(word) {
  return words.indexOf(_.toLower(word));
}
