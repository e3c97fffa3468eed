import "./style.css";

document.body.innerHTML = `
  <main class="mx-auto max-w-md p-6">
    <h1 class="text-2xl font-bold text-brand">Desk lamp</h1>
    <button class="mt-4 rounded bg-brand px-4 py-2 text-white">Add to cart</button>
  </main>
`;
