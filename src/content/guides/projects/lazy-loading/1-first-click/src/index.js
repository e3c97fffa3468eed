const button = document.createElement("button");

button.textContent = "Print";
button.addEventListener("click", async () => {
  const { print } = await import("./print.js");

  print("Hello");
});
document.body.append(button);
