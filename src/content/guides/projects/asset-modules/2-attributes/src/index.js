import text from "./check.svg" with { type: "text" };
import bytes from "./check.svg" with { type: "bytes" };
import "./page.css";

const image = new Image(48, 48);
image.src = new URL("./check.svg", import.meta.url);
document.body.append(image);

console.log(text.length, bytes.length);
