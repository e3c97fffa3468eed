const image = new Image(48, 48);
image.src = new URL("./check.svg", import.meta.url);
document.body.append(image);
