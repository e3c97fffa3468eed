export const load = () => "Invented prices";
