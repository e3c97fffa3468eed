const button = document.createElement("button");
button.textContent = "Beep";
button.addEventListener("click", async () => {
  const context = new AudioContext();
  await context.audioWorklet.addModule(new URL("./beep.js", import.meta.url));
  const beep = new AudioWorkletNode(context, "beep");
  beep.connect(context.destination);
  setTimeout(() => context.close(), 500);
  button.textContent = "Beep again";
});
document.body.append(button);
