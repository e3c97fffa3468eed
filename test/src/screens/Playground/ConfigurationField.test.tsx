import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { withBuild } from "../../../../src/playground/project/builds";
import type { Project } from "../../../../src/playground/project/project";
import { ConfigurationField } from "../../../../src/screens/Playground/ConfigurationField";
import { renderSite } from "../../components/render";

function show(files: Project) {
  const onChoose = vi.fn();
  renderSite(<ConfigurationField files={files} onChoose={onChoose} />);
  return { onChoose, field: () => screen.getByLabelText<HTMLSelectElement>(/Configuration/) };
}

const FILES = {
  "package.json": '{ "scripts": { "prod": "webpack -c webpack.prod.js" } }',
  "webpack.prod.js": "",
  "webpack.dev.js": "",
};

test("a project with one configuration, or none, offers no choice", () => {
  show({ "webpack.config.js": "", "src/index.js": "" });
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("the configuration that is built is selected, and another one can be chosen", () => {
  const { onChoose, field } = show(FILES);
  const names = [...field().options].map(({ text }) => text);
  expect(names).toEqual(["webpack.prod.js (npm run prod)", "webpack.dev.js"]);
  expect(field().selectedOptions[0]?.text).toBe(names[0]);
  fireEvent.change(field(), { target: { value: field().options[1]?.value } });
  const files = withBuild(FILES, onChoose.mock.lastCall?.[0]);
  expect(JSON.parse(files["package.json"] ?? "").scripts.build).toBe("webpack --config webpack.dev.js");
});

test("nothing can be chosen while package.json can't be read", () => {
  expect(show({ ...FILES, "package.json": "{", "webpack.x.js": "" }).field().disabled).toBe(true);
});
