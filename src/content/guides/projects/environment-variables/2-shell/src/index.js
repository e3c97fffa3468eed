const lines = [
  `mode: ${import.meta.env.MODE}`,
  `API: ${import.meta.env.API_URL}`,
];

document.querySelector("pre").textContent = lines.join("\n");
