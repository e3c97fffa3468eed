export function about() {
  return "The first version.";
}
