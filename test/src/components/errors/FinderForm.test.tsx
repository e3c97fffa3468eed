import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { FinderForm } from "../../../../src/components/errors/FinderForm";
import { renderSite } from "../render";

const CATALOGUE = [
  { id: "resolve/#cannot-resolve", meaning: "It is not found.", patterns: ["Can't resolve '<request>'"] },
  {
    id: "loaders/#failed",
    meaning: "It failed.",
    patterns: ["Module build failed"],
    follows: ["resolve/#cannot-resolve"],
  },
];

function paste(text: string, loadText = async (id: string) => `<p>The causes of ${id}</p>`): void {
  renderSite(<FinderForm catalogue={CATALOGUE} loadText={loadText} />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
}

test("messages in a pasted output are listed with a link, the first one with its causes", async () => {
  paste("Module build failed\nCan't resolve 'b'");
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/errors/resolve/#cannot-resolve",
    "/errors/loaders/#failed",
  ]);
  expect(await screen.findByText("The causes of resolve/#cannot-resolve")).toBeTruthy();
  expect(screen.queryByText("The causes of loaders/#failed")).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("2 messages found");
  expect(screen.getByText(/This one follows from/).textContent).toContain("Can't resolve");
});

test("a text without a known message is answered with a way on", async () => {
  paste("Something else");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("No message in this text"));
});

test("causes that could not be loaded can be asked for again", async () => {
  let calls = 0;
  paste("Can't resolve 'b'", async () => {
    calls++;
    if (calls === 1) throw new Error("away");
    return "<p>There they are</p>";
  });
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("There they are")).toBeTruthy();
});
