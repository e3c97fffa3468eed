export const itemsInCart = () => 3;
