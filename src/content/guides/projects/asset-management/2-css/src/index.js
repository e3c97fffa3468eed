import "./style.css";

const heading = document.createElement("h1");
heading.textContent = "Planets";

document.body.append(heading);
