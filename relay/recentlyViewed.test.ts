import { beforeEach, expect, test, vi } from "vitest";
import { forgetViewed, noteViewed, RECENTLY_VIEWED, viewedProducts } from "./recentlyViewed.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const thing = (slug: string) => ({ slug, name: slug.toUpperCase(), picture: "/p.webp" });
const slugs = () => viewedProducts().map(({ slug }) => slug);

test("viewedProducts lists each product once, latest first", () => {
  for (const slug of ["mug", "lamp", "mug"]) noteViewed(thing(slug));
  expect(slugs()).toEqual(["mug", "lamp"]);
});

test("noteViewed returns the other recently viewed products", () => {
  noteViewed(thing("mug"));
  expect(noteViewed(thing("mug"))).toEqual([]);
  expect(noteViewed(thing("lamp"))).toEqual([thing("mug")]);
});

test("Twelve recently viewed products are saved at most", () => {
  for (let count = 0; count < 20; count += 1) noteViewed(thing(`thing-${count}`));
  expect(slugs()).toHaveLength(12);
  expect(slugs()[0]).toBe("thing-19");
});

test("forgetViewed removes the recently viewed products", () => {
  noteViewed(thing("mug"));
  forgetViewed();
  expect(slugs()).toEqual([]);
});

test.each([
  "no JSON",
  "null",
  "[]",
  JSON.stringify({ version: 2, things: [thing("mug")] }),
  JSON.stringify({ version: 1, things: "mug" }),
  JSON.stringify({ version: 1, things: [null, 3, { slug: "mug" }, { ...thing(""), name: "" }] }),
  JSON.stringify({ version: 1, things: [{ ...thing("mug"), picture: "javascript:alert(1)" }] }),
])("viewedProducts ignores stored text of another shape: %s", (text) => {
  kept.set(RECENTLY_VIEWED, text);
  expect(viewedProducts()).toEqual([]);
});

test("A forbidden local storage counts as empty", () => {
  const refuse = () => {
    throw new Error("Forbidden.");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(noteViewed(thing("mug"))).toEqual([]);
});

test("A newer release's list is ignored and left unchanged", () => {
  const newer = JSON.stringify({ version: 2, products: ["cup"] });
  localStorage.setItem("vitrine.viewed", newer);
  expect(noteViewed({ slug: "lamp", name: "Lamp", picture: "" })).toEqual([]);
  expect(viewedProducts()).toEqual([]);
  expect(localStorage.getItem("vitrine.viewed")).toBe(newer);
});
