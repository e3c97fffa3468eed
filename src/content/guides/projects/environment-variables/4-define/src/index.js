const lines = [
  `mode: ${import.meta.env.MODE}`,
  `API: ${import.meta.env.API_URL}`,
  `title: ${import.meta.env.WEBPACK_TITLE}`,
  `goal: ${GOAL}`,
];

if (GOAL === "local") {
  lines.push("This build runs on your own machine.");
}

document.querySelector("pre").textContent = lines.join("\n");
