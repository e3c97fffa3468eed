export const answer = (requests) => `Request ${requests}\n`;
