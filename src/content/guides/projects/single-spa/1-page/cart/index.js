let main;

export async function bootstrap() {}

export async function mount() {
  const { itemsInCart } = await import("./items.js");
  main = document.createElement("main");
  main.textContent = `Items in the cart: ${itemsInCart()}`;
  document.body.append(main);
}

export async function unmount() {
  main.remove();
}
