export const count = (text) => text.match(/\S+/g)?.length ?? 0;
