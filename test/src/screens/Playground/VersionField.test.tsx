import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { VersionField } from "../../../../src/screens/Playground/VersionField";
import { renderSite } from "../../components/render";

const wanting = (version: string) => ({ "package.json": JSON.stringify({ devDependencies: { webpack: version } }) });

function show(files: Record<string, string>, others: string[]) {
  const onChange = vi.fn();
  renderSite(<VersionField files={files} installed="5.112.2" others={others} onChange={onChange} />);
  return { onChange, field: () => screen.getByLabelText<HTMLSelectElement>(/webpack/) };
}

test("a site with one version offers no choice", () => {
  show({}, []);
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("the version that builds the project is selected, and another choice is written to package.json", () => {
  const { onChange, field } = show(wanting("~5.88.0"), ["5.99.9", "5.88.2"]);
  expect(field().value).toBe("5.88.2");
  fireEvent.change(field(), { target: { value: "5.99.9" } });
  expect(JSON.parse(onChange.mock.lastCall?.[0]["package.json"])).toEqual({ devDependencies: { webpack: "5.99.9" } });
  fireEvent.change(field(), { target: { value: "" } });
  expect(onChange).toHaveBeenLastCalledWith({});
});

test("a version that this site doesn't have is reported, and one that it has isn't", () => {
  show(wanting("5.70.0"), ["5.99.9"]);
  screen.getByText(/asks for webpack 5\.70\.0, which isn't available here\. Building with 5\.99\.9/);
  expect(screen.getByRole("link", { name: "What differs" }).getAttribute("href")).toBe("/migrate/#within-version-5");
});

test.each(["5.112.2", "5.112", "~5.112.0", "^5.70.0", "5.99.9"])("a project that wants %s gets it", (version) => {
  show(wanting(version), ["5.99.9"]);
  expect(screen.queryByText(/isn't available here/)).toBeNull();
});

test("no version can be chosen while package.json can't be read", () => {
  expect(show({ "package.json": "{" }, ["5.99.9"]).field().disabled).toBe(true);
});
