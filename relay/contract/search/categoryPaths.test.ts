import { expect, test } from "vitest";
import { categoryPaths } from "./categoryPaths.ts";

test("The path of a category whose parents form a cycle has each of them once", () => {
  const paths = categoryPaths([
    { databaseId: 1, name: "One", parentDatabaseId: 2 },
    { databaseId: 2, name: "Two", parentDatabaseId: 1 },
    { databaseId: 3, name: "Below", parentDatabaseId: 9 },
  ]);
  expect(paths.get(1)).toEqual(["Two", "One"]);
  expect(paths.get(3)).toEqual(["Below"]);
});
