const missing = [];

if (!Object.groupBy) {
  missing.push(import("core-js/actual/object/group-by.js"));
}

await Promise.all(missing);
await import("./app.js");
