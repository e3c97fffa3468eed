export const products = {
  lamp: { id: "lamp", name: "Desk lamp", price: 59 },
};

const reviews = [
  { id: 1, text: "Bright, and it does not wobble." },
  { id: 2, text: "</script><script>document.title = 'hacked'</script>" },
];

export async function findReviews() {
  // Simulates a slow database.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return reviews;
}
