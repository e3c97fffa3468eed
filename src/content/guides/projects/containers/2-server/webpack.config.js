export default {
  entry: { server: "./src/server.js" },
  target: "node24",
  output: { module: true, clean: true },
};
