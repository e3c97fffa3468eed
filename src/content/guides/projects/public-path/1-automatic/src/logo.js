export const logo = document.createElement("img");

logo.alt = "Logo";
logo.src = new URL("./logo.svg", import.meta.url);
