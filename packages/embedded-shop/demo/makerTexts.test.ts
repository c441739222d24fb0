import { describe, expect, test } from "vitest";
import type { Product } from "#shop/merchandise.ts";
import { demoShop } from "./demoShop.ts";
import { makers } from "./makers.ts";
import type { Maker } from "./makers.ts";

const { pages = [], products } = demoShop;
const about = pages.find(({ slug }) => slug === "about");
const makerPages = pages.filter(({ parent }) => parent === "about");

const LINE = /\n<p>[^\n]*<a href="\/about\/[^\n]*<\/p>$/;

const html = (text: string) => text.replaceAll("&", "&amp;");

const hrefsIn = (text: string) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

const placeNameOf = ({ place = "" }: Maker) => place.replace(/^(in|on|at|near|above) (the )?/, "");

/** Texts of a product without the line that names its makers. */
const ownTextOf = ({ shortDescription, description }: Product) =>
  `${shortDescription} ${description.replace(LINE, "")}`;

/** Slugs of the products whose own texts name a maker. */
const namedBy = ({ name }: Maker) =>
  products
    .filter((product) => ownTextOf(product).toLowerCase().includes(html(name).toLowerCase()))
    .map(({ slug }) => slug);

function pageOf({ name }: Maker) {
  const page = makerPages.find(({ title }) => title.toLowerCase() === name.toLowerCase());
  if (!page) throw new Error(`${name} has no page`);
  return page;
}

describe("the table of makers", () => {
  test("has exactly the products whose own texts name the maker", () => {
    expect(makers).toHaveLength(40);
    for (const maker of makers) {
      const listed = Object.keys(maker.products);
      expect(listed.toSorted(), maker.name).toEqual(namedBy(maker).toSorted());
      expect(listed.length, maker.name).toBeGreaterThan(0);
    }
  });

  test("has the places that the products' texts or facts state", () => {
    const stated = (maker: Maker) =>
      products
        .filter(({ slug }) => slug in maker.products)
        .map((product) => ownTextOf(product) + JSON.stringify(product.attributes))
        .join(" ");
    for (const maker of makers) {
      expect(stated(maker), maker.name).toContain(placeNameOf(maker));
    }
    expect(makers.filter(({ place }) => !place).map(({ name }) => name)).toEqual(["Maud Ellery"]);
  });
});

describe("a product's description", () => {
  test("ends with one line that links to the page of each of its makers", () => {
    for (const product of products) {
      const own = makers.filter((maker) => product.slug in maker.products);
      const [line = ""] = LINE.exec(product.description) ?? [];
      const expected = own.map((maker) => `/about/${pageOf(maker).slug}`);
      expect(hrefsIn(line), product.slug).toEqual(expected);
      expect(product.description.split('href="/about/').length - 1).toBe(own.length);
    }
  });

  test("names maker and place, and the share of each of two makers", () => {
    const lineOf = (slug: string) =>
      products
        .find((product) => product.slug === slug)
        ?.description.split("\n")
        .at(-1);
    expect(lineOf("vesper-lamp")).toBe(
      '<p>Made by <a href="/about/orla-finch">Orla Finch</a> in Stroud.</p>',
    );
    expect(lineOf("makers-rule")).toBe(
      '<p>Engraved by <a href="/about/j-hobday-sons">J. Hobday &amp; Sons</a> in Sheffield.</p>',
    );
    expect(lineOf("heron-teapot")).toBe(
      '<p>Thrown by <a href="/about/ruth-amory">Ruth Amory</a> in St Ives. ' +
        'Handle bound by <a href="/about/jem-sweeting">Jem Sweeting</a> in Burrowbridge.</p>',
    );
  });
});

describe("a maker's page", () => {
  test("exists for every maker, with a slug of its own", () => {
    const slugs = makerPages.map(({ slug }) => slug);
    expect(makers.map((maker) => pageOf(maker).slug)).toEqual(slugs);
    expect(new Set(slugs).size).toBe(makers.length);
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
    expect(slugs).toEqual(expect.arrayContaining(["solene-guivarch", "tolley-daughter"]));
  });

  test("links to exactly the maker's products", () => {
    for (const maker of makers) {
      const expected = Object.keys(maker.products).map((slug) => `/product/${slug}`);
      expect(hrefsIn(pageOf(maker).content), maker.name).toEqual(expected);
    }
  });

  test("names its maker and the place in a text of its own", () => {
    for (const maker of makers) {
      const [text = ""] = pageOf(maker).content.split("<h2>");
      expect(text.toLowerCase(), maker.name).toContain(html(maker.name).toLowerCase());
      expect(text, maker.name).toContain(placeNameOf(maker));
    }
  });

  test("is a subpage of the page about the shop, which links to it", () => {
    const links = hrefsIn(about?.content ?? "").filter((href) => href?.startsWith("/about/"));
    expect(links).toEqual(makerPages.map(({ slug }) => `/about/${slug}`));
    expect(about?.content).toContain("Forty makers");
    expect(pages.filter(({ parent }) => !parent)).toHaveLength(5);
  });
});
