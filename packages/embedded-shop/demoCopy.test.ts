import { describe, expect, test } from "vitest";
import type { Product } from "#shop/merchandise.ts";
import { demoShop } from "./demoShop.ts";

const { categories, products } = demoShop;

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
  test("exist for every product, at least four for a visible one", () => {
    const visitable = products.filter(({ status = "publish" }) => status === "publish");
    expect(visitable.filter(({ pictures }) => pictures.length < 4)).toEqual([]);
    expect(products.filter(({ pictures }) => pictures.length === 0)).toEqual([]);
  });

  test("belong to one product each, whose name is their prefix", () => {
    const owned = products.flatMap((product) =>
      [...new Set(picturesOf(product).map(({ file }) => file))].map((file) => ({ file, product })),
    );
    const misnamed = owned.filter(({ file, product }) => !file.startsWith(product.slug));
    expect(misnamed).toEqual([]);
    expect(repeated(owned.map(({ file }) => file))).toEqual([]);
  });

  test("have unique alt texts", () => {
    const all = [...products.flatMap(picturesOf), ...categories.flatMap((it) => it.picture ?? [])];
    const described = new Set(all.map(({ file, alt, title }) => `${file}|${alt}|${title}`));
    const alts = new Set(all.map(({ alt }) => alt));
    expect(described.size).toBe(new Set(all.map(({ file }) => file)).size);
    expect(alts.size).toBe(described.size);
    expect([...alts].filter((alt) => alt.length < 16)).toEqual([]);
  });
});

describe("texts", () => {
  test("are unique, across products and within one", () => {
    const sentences = products.flatMap((product) => sentencesOf(copyOf(product)));
    expect(sentences.length).toBeGreaterThan(1000);
    expect(repeated(sentences)).toEqual([]);
  });

  test("exist for every product, without exclamation marks", () => {
    const speechless = products.filter(
      ({ shortDescription, description }) =>
        !/^<p>.+<\/p>$/.test(shortDescription) || description.length < 60,
    );
    expect(speechless).toEqual([]);
    expect(JSON.stringify(demoShop)).not.toMatch(/!|lorem/i);
  });
});

describe("reviews", () => {
  test("are three to nine for a product, and some products have none", () => {
    const counts = products.map(({ reviews = [] }) => reviews.length).filter((count) => count > 0);
    expect(counts.filter((count) => count < 3 || count > 9)).toEqual([]);
    expect(counts.length).toBeGreaterThanOrEqual(44);
    expect(counts.length).toBeLessThan(products.length - 4);
  });

  test("are mostly positive, sometimes not, and later than the product's publication", () => {
    const all = products.flatMap(({ reviews = [], published = "" }) =>
      reviews.map((review) => ({ ...review, published })),
    );
    const share = all.filter(({ rating }) => rating >= 4).length / all.length;
    expect(Math.abs(share - 0.85)).toBeLessThan(0.1);
    expect(all.filter(({ date, published }) => date <= published)).toEqual([]);
  });
});

describe("a maker's page", () => {
  const hrefsIn = (html: string, start: string) =>
    [...html.matchAll(/href="([^"]+)"/g)]
      .flatMap(([, href = ""]) => href)
      .filter((href) => href.startsWith(start));
  const makers = (demoShop.pages ?? []).filter(({ parent }) => parent === "about");

  test("links to each product that links to it", () => {
    expect(makers).toHaveLength(40);
    for (const { slug, content } of makers) {
      const own = products.filter(({ description }) =>
        hrefsIn(description, "/about/").includes(`/about/${slug}`),
      );
      expect(own.length, slug).toBeGreaterThan(0);
      expect(hrefsIn(content, "/product/").toSorted(), slug).toEqual(
        own.map((product) => `/product/${product.slug}`).toSorted(),
      );
    }
  });

  test("is behind every such link of a product's description", () => {
    const known = new Set(makers.map(({ slug }) => `/about/${slug}`));
    const links = products.flatMap(({ description }) => hrefsIn(description, "/about/"));
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((href) => !known.has(href))).toEqual([]);
  });
});
