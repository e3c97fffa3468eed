const [text, button, output] = ["textarea", "button", "output"].map((name) => document.querySelector(name));

text.value = await window.notes.read();

button.addEventListener("click", async () => {
  await window.notes.save(text.value);
  const { count } = await import("./count.js");
  output.textContent = `${count(text.value)} words saved`;
});
