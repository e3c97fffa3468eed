import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { SiteConfigProvider } from "../../../src/components/SiteConfigContext";
import { COMMAND } from "../../../src/playground/graph/model/gaps";
import { PlaygroundStats } from "../../../src/screens/PlaygroundStats/PlaygroundStats";
import { readSiteConfig } from "../../../src/site";
import { renderSite } from "../components/render";
import { shopStats } from "../playground/graph/build-stats";

let json: string;
beforeAll(async () => {
  json = JSON.stringify(await shopStats());
});

const file = (text: string, name = "stats.json") => new File([text], name, { type: "application/json" });
const field = async (name: string) => within(await screen.findByRole("group", { name }));
const YOURS = "Your build";
const EARLIER = "Compare with an earlier build";

async function give(text: string, name = YOURS): Promise<void> {
  fireEvent.change((await field(name)).getByLabelText(/choose one$/), { target: { files: [file(text)] } });
}

test("without scripts, the screen says what it would show and how to create the file", () => {
  const html = renderToString(
    <SiteConfigProvider config={readSiteConfig({})}>
      <PlaygroundStats />
    </SiteConfigProvider>,
  );
  expect(html.replace(/<\/?span>/g, "")).toContain(COMMAND);
  expect(html).toMatch(/<noscript><p [^>]*>This page needs JavaScript to read a file\./);
});

describe("a file", () => {
  test("is read when it's chosen, and nothing is sent", async () => {
    const request = vi.spyOn(globalThis, "fetch");
    renderSite(<PlaygroundStats />);
    const { getByLabelText, getByRole } = await field(YOURS);
    fireEvent.change(getByLabelText(/choose one$/), { target: { files: [file(json)] } });
    expect(getByRole("status").textContent).toBe("Reading stats.json\u2026");
    await screen.findByText("Loaded stats.json.");
    expect(screen.getByRole("button", { name: "./src/cart.js" })).toBeTruthy();
    expect(request).not.toHaveBeenCalled();
    request.mockRestore();
  });

  test("is read when it's dropped anywhere, and the browser doesn't open it", async () => {
    renderSite(<PlaygroundStats />);
    await field(YOURS);
    // React starts listening for drops shortly after the field appears.
    await waitFor(() => {
      const drop = createEvent.drop(document.body, { dataTransfer: { items: [], files: [file(json)] } });
      fireEvent(document.body, drop);
      expect(drop.defaultPrevented).toBe(true);
    });
    await screen.findByRole("button", { name: "./src/cart.js" });
  });

  test("is read when its text is pasted", async () => {
    renderSite(<PlaygroundStats />);
    const input = (await field(YOURS)).getByLabelText("or paste its contents");
    fireEvent.paste(input, { clipboardData: { files: [], getData: () => json } });
    await screen.findByText("Loaded the pasted text.");
    expect((input as HTMLInputElement).value).toBe("");
  });

  test("that isn't stats gets a sentence, and another one can follow", async () => {
    renderSite(<PlaygroundStats />);
    await give("asset main.js 1 KiB");
    await screen.findByText(/^This is webpack's terminal output, not JSON\./);
    expect(screen.queryByRole("tablist")).toBeNull();
    await give(json);
    await screen.findByRole("tablist");
  });

  test("that can't be read gets a sentence", async () => {
    renderSite(<PlaygroundStats />);
    const gone = file(json);
    gone.text = () => Promise.reject(new Error("gone"));
    fireEvent.change((await field(YOURS)).getByLabelText(/choose one$/), { target: { files: [gone] } });
    await screen.findByText(/^Your browser couldn't read the file\./);
  });

  test("with several builds shows one, and the others on demand", async () => {
    const other = await shopStats({ entry: { admin: "./src/admin.js" } });
    renderSite(<PlaygroundStats />);
    await give(
      JSON.stringify({
        children: [
          { ...JSON.parse(json), name: "client" },
          { ...other, name: "admin" },
        ],
      }),
    );
    const select = await screen.findByRole("combobox", { name: /several builds/ });
    expect(screen.getByRole("button", { name: "./src/cart.js" })).toBeTruthy();
    fireEvent.change(select, { target: { value: "1" } });
    expect(screen.queryByRole("button", { name: "./src/cart.js" })).toBeNull();
    expect(screen.getByRole("button", { name: "./src/admin.js" })).toBeTruthy();
  });
});

test("an earlier build dropped on its field is compared", async () => {
  const before = file(JSON.stringify(await shopStats({ entry: { shop: "./src/index.js" } })), "before.json");
  renderSite(<PlaygroundStats />);
  await give(json);
  const group = await screen.findByRole("group", { name: EARLIER });
  fireEvent.drop(group, { dataTransfer: { items: [], files: [before] } });
  fireEvent.click(await screen.findByRole("tab", { name: "Changes" }));
  expect(screen.getByRole("rowheader", { name: "./src/admin.js" })).toBeTruthy();
  expect((await field(YOURS)).getByRole("status").textContent).toBe("Loaded stats.json.");
});
