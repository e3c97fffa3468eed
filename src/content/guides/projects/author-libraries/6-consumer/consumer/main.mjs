import { toNumber, toWord } from "webpack-numbers";
import { toRoman } from "webpack-numbers/roman";

console.log("import:", toWord(3), toNumber("seven"), toRoman(9));
