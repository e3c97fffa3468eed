console.log("table.js runs");

const squares = Array.from({ length: 100_000 }, (_, index) => index * index);

export function lookUp(index) {
  return squares[index];
}
