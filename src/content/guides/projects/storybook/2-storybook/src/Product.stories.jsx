import { expect } from "storybook/test";
import { Product } from "@/Product";

export default { component: Product };

export const Lamp = {
  args: { name: "Desk lamp", price: 39 },
};

export const InTheCart = {
  args: { name: "Desk lamp", price: 39 },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect(button).toHaveTextContent("In the cart: 1, € 39");
  },
};
