import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { App } from "./App.tsx";

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
}

afterEach(cleanup);

test("an order that was sent leaves the list", () => {
  open("/");
  expect(screen.getByRole("heading").textContent).toBe("Acme orders (test)");
  fireEvent.click(screen.getByRole("button", { name: "Send 1042" }));
  expect(screen.getByText("To be sent: 1")).toBeTruthy();
  expect(screen.queryByText("Order 1042")).toBeNull();
});

test("an order has a page of its own", async () => {
  open("/orders/1044");
  expect(await screen.findByText("Jon Weber, 118 euros")).toBeTruthy();
});
