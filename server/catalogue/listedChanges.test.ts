import { expect, test } from "vitest";
import { createShopChanges } from "./shopChanges.ts";
import { changedIn, openListedChanges } from "./listedChanges.ts";

test.each<[readonly string[], ReturnType<typeof changedIn>]>([
  [["post:1", "post:2", "lists"], new Set([1, 2])],
  [["post:1", "term:2", "lists"], "all"],
  [["post:1", "pages", "lists"], "all"],
  [["all", "lists"], "all"],
  [["lists"], "all"],
])("A change of %j concerns %o", (tags, changed) => {
  expect(changedIn(tags)).toEqual(changed);
});

test("Changes are taken once, and those that could not be read are added again", () => {
  const changes = createShopChanges();
  const listed = openListedChanges(changes);
  changes.note(["post:1", "lists"]);
  const taken = listed.take();
  expect([taken, listed.isAny()]).toEqual([new Set([1]), false]);
  changes.note(["post:2", "lists"]);
  listed.add(taken);
  expect(listed.take()).toEqual(new Set([1, 2]));
});

test("A record that is no product, and very many products, concern the whole list", () => {
  const changes = createShopChanges();
  const listed = openListedChanges(changes, (id) => id === 5);
  changes.note(["post:5", "lists"]);
  expect(listed.take()).toBe("all");
  changes.note(Array.from({ length: 501 }, (_, at) => `post:${at + 10}`));
  expect(listed.take()).toBe("all");
});
