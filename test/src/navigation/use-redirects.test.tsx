import { render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { shownUrl, useRedirects } from "../../../src/navigation/use-redirects";
import { redirects } from "../../../src/redirects";

function Address() {
  useRedirects();
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

/** Where somebody ends who opens an address. */
function open(address: string): string {
  const { unmount } = render(
    <MemoryRouter initialEntries={[address]}>
      <Address />
    </MemoryRouter>,
  );
  const { textContent } = screen.getByRole("paragraph");
  unmount();
  return textContent ?? "";
}

test.each(Object.entries(redirects))("%s leads to %s", (from, to) => {
  expect(open(from)).toBe(to);
  // Of an address with a fragment, the page alone counts, which may have moved itself.
  const page = from.replace(/#.*/, "");
  expect(shownUrl(page)).toBe((redirects[page] ?? page).replace(/#.*/, ""));
});

test.each([
  ["/plugins/NoEmitOnErrorsPlugin?a=1#b", "/plugins/no-emit-on-errors-plugin/?a=1#b"],
  ["/concepts?a=1#b", "/concepts/?a=1#b"],
  ["/concepts/?a=1#b", "/concepts/?a=1#b"],
])("query and fragment are kept: %s", (from, to) => {
  expect(open(from)).toBe(to);
});
