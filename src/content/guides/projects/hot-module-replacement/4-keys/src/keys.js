document.addEventListener("keydown", (event) => {
  if (event.key === "a") document.querySelector("#add").click();
});

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
}
