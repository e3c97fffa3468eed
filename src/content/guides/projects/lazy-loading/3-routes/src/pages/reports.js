export function render() {
  return "All reports.";
}
