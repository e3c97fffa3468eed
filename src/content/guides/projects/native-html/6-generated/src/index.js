import "./page.css";

document.body.append("Welcome");
