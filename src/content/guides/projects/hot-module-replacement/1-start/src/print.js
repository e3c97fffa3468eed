export function print() {
  const clicks = document.querySelector("output").textContent;
  const message = document.querySelector("#message");

  message.textContent = `You clicked ${clicks} times.`;
}
