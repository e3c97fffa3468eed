console.log("print.js runs");

export function print(text) {
  console.log(text);
}
