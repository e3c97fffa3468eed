export function print(message) {
  const line = document.createElement("p");
  line.textContent = message.toUppercase();
  document.body.append(line);
}
