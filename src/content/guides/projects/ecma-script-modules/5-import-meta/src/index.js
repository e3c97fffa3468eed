console.log("url    ", import.meta.url);
console.log("dirname", import.meta.dirname);
console.log("env    ", import.meta.env.MODE);
console.log("webpack", import.meta.webpack);
console.log("unknown", import.meta.acme);
