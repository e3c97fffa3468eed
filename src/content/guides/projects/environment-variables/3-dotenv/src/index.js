const lines = [
  `mode: ${import.meta.env.MODE}`,
  `API: ${import.meta.env.API_URL}`,
  `title: ${import.meta.env.WEBPACK_TITLE}`,
  `password: ${import.meta.env.DATABASE_PASSWORD}`,
];

document.querySelector("pre").textContent = lines.join("\n");
