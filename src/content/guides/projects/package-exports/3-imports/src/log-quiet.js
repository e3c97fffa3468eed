export const log = (...texts) => console.log(texts[0]);
