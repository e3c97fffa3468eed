const teas = ["Assam", "Sencha", "Oolong", "Rooibos"];

export const today = (date) => teas[date.getDate() % teas.length];
