import { describe, expect, test } from "vitest";
import type { Product } from "#server/embedded/shop/merchandise.ts";
import { demoReviews, demoShop } from "./demoShop.ts";

const { categories, products } = demoShop;
const slugs = products.map(({ slug }) => slug);

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const picturesOf = (product: Product) => [
  ...product.pictures,
  ...(product.variations ?? []).flatMap(({ picture }) => picture ?? []),
];

function copyOf({ shortDescription, description, pictures, reviews = [], variations }: Product) {
  return [
    shortDescription,
    description,
    ...pictures.map(({ alt }) => `${alt}.`),
    ...reviews.map(({ content }) => content),
    ...(variations ?? []).map((variation) => variation.description ?? ""),
  ].join(" ");
}

function sentencesOf(copy: string): string[] {
  return copy
    .replaceAll(/<\/(p|li)>/g, ". ")
    .replaceAll(/<[^>]+>/g, " ")
    .split(/[.?!]/)
    .map((sentence) => sentence.trim().replaceAll(/\s+/g, " ").toLowerCase())
    .filter((sentence) => sentence.split(" ").length >= 5);
}

describe("pictures", () => {
  test("are four or more for a thing that can be looked at", () => {
    const visitable = products.filter(({ status = "publish" }) => status === "publish");
    expect(visitable.filter(({ pictures }) => pictures.length < 4)).toEqual([]);
    expect(products.filter(({ pictures }) => pictures.length === 0)).toEqual([]);
  });

  test("belong to one thing each, whose name begins their own", () => {
    const owned = products.flatMap((product) =>
      [...new Set(picturesOf(product).map(({ file }) => file))].map((file) => ({ file, product })),
    );
    const misnamed = owned.filter(({ file, product }) => !file.startsWith(product.slug));
    expect(misnamed).toEqual([]);
    expect(repeated(owned.map(({ file }) => file))).toEqual([]);
  });

  test("are each described once, in words no other picture has", () => {
    const all = [...products.flatMap(picturesOf), ...categories.flatMap((it) => it.picture ?? [])];
    const described = new Set(all.map(({ file, alt, title }) => `${file}|${alt}|${title}`));
    const alts = new Set(all.map(({ alt }) => alt));
    expect(described.size).toBe(new Set(all.map(({ file }) => file)).size);
    expect(alts.size).toBe(described.size);
    expect([...alts].filter((alt) => alt.length < 16)).toEqual([]);
  });
});

describe("words", () => {
  test("are shared by no two things, nor said twice of one", () => {
    const sentences = products.flatMap((product) => sentencesOf(copyOf(product)));
    expect(sentences.length).toBeGreaterThan(1000);
    expect(repeated(sentences)).toEqual([]);
  });

  test("are there for everything, and never shout", () => {
    const speechless = products.filter(
      ({ shortDescription, description }) =>
        !/^<p>.+<\/p>$/.test(shortDescription) || description.length < 60,
    );
    expect(speechless).toEqual([]);
    expect(JSON.stringify(demoShop)).not.toMatch(/!|lorem/i);
  });
});

describe("reviews", () => {
  test("belong to things in the shop, three to nine each, and leave some without", () => {
    const counts = Object.values(demoReviews).map(({ length }) => length);
    expect(Object.keys(demoReviews).filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(counts.filter((count) => count < 3 || count > 9)).toEqual([]);
    expect(counts.length).toBeGreaterThanOrEqual(44);
    expect(counts.length).toBeLessThan(products.length - 4);
  });

  test("are mostly kind, sometimes not, and written after the thing was on sale", () => {
    const all = products.flatMap(({ reviews = [], published = "" }) =>
      reviews.map((review) => ({ ...review, published })),
    );
    const share = all.filter(({ rating }) => rating >= 4).length / all.length;
    expect(Math.abs(share - 0.85)).toBeLessThan(0.1);
    expect(all.filter(({ date, published }) => date <= published)).toEqual([]);
  });
});
