export const greeting = (number) => `Hello, visitor ${number}!`;
