export const wave = (seconds) => Math.sin(seconds * 440 * 2 * Math.PI) / 4;
