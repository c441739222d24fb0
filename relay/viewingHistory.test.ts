import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetViewed,
  saveViewed,
  RECENTLY_VIEWED,
  viewedProducts,
  viewedRow,
} from "./viewingHistory.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const product = (slug: string) => ({ slug, name: slug.toUpperCase(), picture: "/p.webp" });
const slugs = () => viewedProducts().map(({ slug }) => slug);

test("viewedProducts lists each product once, latest first", () => {
  for (const slug of ["mug", "lamp", "mug"]) saveViewed(product(slug));
  expect(slugs()).toEqual(["mug", "lamp"]);
});

test("saveViewed returns the other recently viewed products", () => {
  saveViewed(product("mug"));
  expect(saveViewed(product("mug"))).toEqual([]);
  expect(saveViewed(product("lamp"))).toEqual([product("mug")]);
});

test("Twelve recently viewed products are saved at most", () => {
  for (let count = 0; count < 20; count += 1) saveViewed(product(`thing-${count}`));
  expect(slugs()).toHaveLength(12);
  expect(slugs()[0]).toBe("thing-19");
});

test("forgetViewed removes the recently viewed products", () => {
  saveViewed(product("mug"));
  forgetViewed();
  expect(slugs()).toEqual([]);
});

test.each([
  "no JSON",
  "null",
  "[]",
  JSON.stringify({ version: 2, things: [product("mug")] }),
  JSON.stringify({ version: 1, things: "mug" }),
  JSON.stringify({ version: 1, things: [null, 3, { slug: "mug" }, { ...product(""), name: "" }] }),
  JSON.stringify({ version: 1, things: [{ ...product("mug"), picture: "javascript:alert(1)" }] }),
])("viewedProducts ignores stored text of another shape: %s", (text) => {
  stored.set(RECENTLY_VIEWED, text);
  expect(viewedProducts()).toEqual([]);
});

test("A forbidden local storage counts as empty", () => {
  const refuse = () => {
    throw new Error("Forbidden.");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(saveViewed(product("mug"))).toEqual([]);
});

test("A newer release's list is ignored and left unchanged", () => {
  const newer = JSON.stringify({ version: 2, products: ["cup"] });
  localStorage.setItem("vitrine.viewed", newer);
  expect(saveViewed({ slug: "lamp", name: "Lamp", picture: "" })).toEqual([]);
  expect(viewedProducts()).toEqual([]);
  expect(localStorage.getItem("vitrine.viewed")).toBe(newer);
});

test("viewedRow leaves out the page's own product, and a single other one", () => {
  for (const slug of ["lamp", "mug"]) saveViewed(product(slug));
  expect(viewedRow("")).toEqual([product("mug"), product("lamp")]);
  expect(viewedRow("mug")).toEqual([]);
});
