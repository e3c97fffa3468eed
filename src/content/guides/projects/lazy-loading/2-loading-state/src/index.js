const button = document.createElement("button");
const message = document.createElement("p");

button.textContent = "Print";
message.setAttribute("role", "status");
button.addEventListener("click", async () => {
  button.disabled = true;
  message.textContent = "Loading…";

  try {
    const { print } = await import(
      /* webpackChunkName: "print" */
      /* webpackPrefetch: true */
      "./print.js"
    );

    message.textContent = "";
    print("Hello");
  } catch (error) {
    console.error(error);
    message.textContent = "That did not work. Please try again.";
  } finally {
    button.disabled = false;
  }
});
document.body.append(button, message);
