import { expect, test } from "vitest";
import { pageTags } from "./pageTags.ts";

const idOf = (record: string) => Buffer.from(record).toString("base64");

test("A product's page has the tags of all records in its data", () => {
  const data = {
    product: {
      id: idOf("post:12"),
      productCategories: { nodes: [{ id: idOf("term:3") }] },
      related: { nodes: [{ id: idOf("post:14") }] },
      variations: { nodes: [{ id: "no-record" }] },
    },
  };
  expect(pageTags(JSON.stringify({ data }))).toEqual(["all", "post:12", "term:3", "post:14"]);
});

test("Any other page has the tag of lists, too, also without data", () => {
  const data = { products: { nodes: [{ id: idOf("post:12") }] } };
  expect(pageTags(JSON.stringify({ data }))).toEqual(["all", "post:12", "lists"]);
  expect(pageTags(undefined)).toEqual(["all", "lists"]);
});

test("A page whose footer lists WordPress's pages has the tag of them, too", () => {
  const data = { product: { id: idOf("post:12") }, pages: { nodes: [{ id: idOf("post:5") }] } };
  expect(pageTags(JSON.stringify({ data }))).toEqual(["all", "post:12", "post:5", "pages"]);
});
