const math = require("./math.js");

console.log("require:", Object.keys(math), math.default(1));
