export function svg(width, height) {
  return `<svg width="${width}" height="${height}"><path fill="#ccc" d="M0 0h${width}v${height}H0z"/></svg>`;
}
