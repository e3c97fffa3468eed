export function render() {
  return "Welcome.";
}
