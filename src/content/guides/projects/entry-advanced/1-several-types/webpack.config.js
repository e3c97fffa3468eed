export default {
  mode: "production",
  entry: {
    home: ["./src/home.js", "./src/home.css"],
    account: ["./src/account.js", "./src/account.css"],
    print: "./src/print.css",
  },
  output: {
    filename: "[name].[contenthash:8].js",
    clean: true,
  },
};
