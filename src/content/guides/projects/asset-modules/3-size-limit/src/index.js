import check from "./check.svg";
import logo from "./logo.svg";

for (const source of [check, logo]) {
  const image = new Image(48, 48);
  image.src = source;
  document.body.append(image, source.slice(0, 40));
}
