async function getComponent() {
  const { sortBy } = await import(/* webpackChunkName: "sort" */ "lodash-es");
  const element = document.createElement("p");

  element.textContent = sortBy(["grace", "ada"]).join(", ");

  return element;
}

async function show() {
  try {
    document.body.append(await getComponent());
  } catch (error) {
    if (error.name !== "ChunkLoadError") throw error;

    const retry = document.createElement("button");

    retry.textContent = "Loading failed. Try again";
    retry.addEventListener("click", () => {
      retry.remove();
      show();
    });
    document.body.append(retry);
  }
}

document.body.append("Names: ");
show();
