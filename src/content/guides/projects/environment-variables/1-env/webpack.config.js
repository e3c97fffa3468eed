export default (env) => {
  console.log("goal:", env.goal);
  console.log("production:", env.production);

  return {
    mode: env.production ? "production" : "development",
    entry: "./src/index.html",
  };
};
