import { expect, test } from "vitest";
import { closestEntries } from "../../../src/errors/closest-entries";

const entry = (id: string, ...patterns: string[]) => ({ id, meaning: "", patterns });
const CATALOG = [
  entry("resolve/#cannot-resolve", "Can't resolve '<request>' in '<folder>'"),
  entry("chunks/#loading-failed", "Loading chunk <name> failed", "Loading CSS chunk <name> failed"),
  entry("hot-updates/#twice", "'hot: true' automatically applies the plugin"),
  entry("loaders/#no-loader", "You may need an appropriate loader to handle this file type"),
];
const ids = (query: string) => closestEntries(query, CATALOG).map(({ id }) => id);

test.each([
  ["can't resolve lodash", "resolve/#cannot-resolve"],
  ["loading chunk home failed", "chunks/#loading-failed"],
  ["need appropriate loader handle file", "loaders/#no-loader"],
  ["hot: true automatically applies plugin", "hot-updates/#twice"],
])("%s is about %s", (query, id) => {
  expect(ids(query)[0]).toBe(id);
});

test.each(["how do I split chunks", "loader", "failed to compile my application with babel", ""])(
  "%s is about none",
  (query) => {
    expect(ids(query)).toEqual([]);
  },
);
