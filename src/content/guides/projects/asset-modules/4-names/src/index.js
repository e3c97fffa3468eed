import check from "./check.svg";
import license from "./license.txt";

const photo = new URL("./photo.avif", import.meta.url);

document.body.innerText = [check, license, photo.pathname].join("\n");
