const check = new URL("./check.svg", import.meta.url);

console.log(`<img src="${check.pathname}" alt="">`);
