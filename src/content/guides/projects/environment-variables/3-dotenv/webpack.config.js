import webpack from "webpack";

export default (env) => {
  console.log("goal:", env.goal);
  console.log("production:", env.production);

  return {
    mode: env.production ? "production" : "development",
    entry: "./src/index.html",
    dotenv: true,
    devtool: process.env.SOURCE_MAPS ? "source-map" : false,
    plugins: [
      new webpack.EnvironmentPlugin({ API_URL: "http://localhost:3000" }),
    ],
  };
};
