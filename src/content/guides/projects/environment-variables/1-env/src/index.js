const lines = [`mode: ${import.meta.env.MODE}`];

document.querySelector("pre").textContent = lines.join("\n");
