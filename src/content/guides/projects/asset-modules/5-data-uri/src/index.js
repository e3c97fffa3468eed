import check from "./check.svg";

const image = new Image(48, 48);
image.src = check;
document.body.append(image);
