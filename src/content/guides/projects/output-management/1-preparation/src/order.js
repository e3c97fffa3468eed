const order = [
  { name: "Pencil", count: 12 },
  { name: "Notebook", count: 3 },
];

export function createList() {
  const list = document.createElement("ul");
  for (const { name, count } of order) {
    const item = document.createElement("li");
    item.textContent = `${count} × ${name}`;
    list.append(item);
  }
  return list;
}
