const { toNumber, toWord } = require("webpack-numbers");

console.log("require:", toWord(3), toNumber("seven"));
