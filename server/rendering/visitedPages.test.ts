import { expect, test } from "vitest";
import { createVisitedPages } from "./visitedPages.ts";

test("The pages with a tag are returned in the order of their visits", () => {
  const visited = createVisitedPages();
  for (const path of ["/a", "/b", "/b", "/c", "/b", "/c"]) {
    visited.note(path, path === "/a" ? ["post:1"] : ["post:1", "post:2"]);
  }
  expect(visited.withTags(new Set(["post:1"]))).toEqual(["/b", "/c", "/a"]);
  expect(visited.withTags(new Set(["post:2", "post:9"]))).toEqual(["/b", "/c"]);
  expect(visited.withTags(new Set(["post:9"]))).toEqual([]);
});
