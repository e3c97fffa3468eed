const { file } = require("demo-kit");

console.log(file);
