import { toWord } from "webpack-numbers";

console.log(toWord(3));
