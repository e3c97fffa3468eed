import "./page.css";

const button = document.createElement("button");
button.textContent = "Buy";
document.body.append(button);
