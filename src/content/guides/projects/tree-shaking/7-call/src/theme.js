export function makeTheme(name) {
  const style = getComputedStyle(document.documentElement);

  return { name, ink: style.color };
}
