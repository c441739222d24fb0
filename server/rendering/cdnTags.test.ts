import { expect, test } from "vitest";
import { cdnTagsOf, purgedTags } from "./cdnHeaders.ts";

const records = (count: number) => Array.from({ length: count }, (_, id) => `post:${id + 1}`);

test("A page has short tags of its records and groups, and none of what never changes alone", () => {
  const tags = cdnTagsOf(["all", "post:12", "term:3", "comment:7", "lists", "pages"]);
  expect(tags).toEqual(["v-all", "v-p12", "v-t3", "v-lists", "v-pages"]);
});

test("A page of more than a hundred records has one tag for them", () => {
  expect(cdnTagsOf(["all", ...records(100)])).toHaveLength(101);
  expect(cdnTagsOf(["all", ...records(101), "lists"])).toEqual(["v-all", "v-lists", "v-many"]);
});

test("A change purges its tags and the pages of many records", () => {
  expect(purgedTags(["post:12", "lists"])).toEqual(["v-p12", "v-lists", "v-many"]);
});

test("A change of everything purges all pages by one tag", () => {
  expect(purgedTags(["post:12", "all", "lists"])).toEqual(["v-all"]);
});
