export function about() {
  return "Loaded later.";
}
