export const log = (...texts) => console.log("LOUD", ...texts);
