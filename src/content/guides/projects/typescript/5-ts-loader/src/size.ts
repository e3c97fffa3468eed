export enum Size {
  Small,
  Large,
}

export function label(size: Size): string {
  return `Size: ${Size[size]}`;
}
