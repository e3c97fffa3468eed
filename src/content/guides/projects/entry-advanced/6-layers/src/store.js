export const load = () => "Prices from the server";
