import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { useRedirects } from "../../../src/navigation/useRedirects";
import { redirects } from "../../../src/redirects";

/** Renders an address that has no page, or whose page has no headings. */
function Address({ isMissing }: { isMissing: boolean }) {
  useRedirects(isMissing);
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

/** Opens an address and expects to arrive at another one. */
async function expectEnd(address: string, end: string, isMissing: boolean): Promise<void> {
  const { unmount } = render(
    <MemoryRouter initialEntries={[address]}>
      <Address isMissing={isMissing} />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.getByRole("paragraph").textContent).toBe(end));
  unmount();
}

test.each(Object.entries(redirects))("%s leads to %s", async (from, to) => {
  await expectEnd(from, to, !from.includes("#"));
});

test.each([
  ["/plugins/NoEmitOnErrorsPlugin?a=1#b", "/plugins/no-emit-on-errors-plugin/?a=1#b"],
  ["/concepts?a=1#b", "/concepts/?a=1#b"],
  ["/concepts/?a=1#b", "/concepts/?a=1#b"],
])("query and fragment are kept: %s", async (from, to) => {
  await expectEnd(from, to, from.startsWith("/plugins"));
});

test("an unknown address stays", async () => {
  await expectEnd("/nowhere/", "/nowhere/", true);
});
