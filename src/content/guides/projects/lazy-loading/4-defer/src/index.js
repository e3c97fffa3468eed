import defer * as table from "./table.js";

console.log("index.js runs");

const button = document.createElement("button");

button.textContent = "Look up";
button.addEventListener("click", () => {
  console.log(table.lookUp(1000));
});
document.body.append(button);
