import { describe, expect, test } from "vitest";
import type { Product } from "#shop/merchandise.ts";
import { demoShop } from "./demoShop.ts";

const { attributes, categories, products, settings } = demoShop;
const listed = products.filter(
  ({ status = "publish", visibility = "visible", password }) =>
    status === "publish" && visibility === "visible" && !password,
);
const slugs = products.map(({ slug }) => slug);
const categorySlugs = categories.map(({ slug }) => slug);
const allVariations = products.flatMap(({ variations = [] }) => variations);
const priced = [...products, ...allVariations];

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const choicesOf = (product: Product) =>
  (product.attributes ?? []).filter(({ usedForVariations }) => usedForVariations);

function found(slug: string): Product {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`The demonstration shop has no ${slug}`);
  return product;
}

describe("The demo catalogue", () => {
  test("has at least sixty listed products and four unlisted ones", () => {
    expect(listed.length).toBeGreaterThanOrEqual(60);
    expect(products.length - listed.length).toBe(4);
    expect(repeated(slugs)).toEqual([]);
  });

  test("has eight top-level categories without empty subcategories", () => {
    const topCategories = categories.filter(({ parent }) => !parent).map(({ slug }) => slug);
    const subcategories = categories.filter(({ parent }) => parent);
    const filled = new Set(listed.flatMap((product) => product.categories));
    expect(topCategories).toHaveLength(8);
    expect(new Set(subcategories.map(({ parent }) => parent))).toEqual(new Set(topCategories));
    expect(subcategories.filter(({ slug }) => !filled.has(slug))).toEqual([]);
    expect(categories.filter(({ description, picture }) => !description || !picture)).toEqual([]);
  });

  test("has every product type, with variations by one, two and three attributes", () => {
    const types = new Set(listed.map(({ type }) => type));
    const choiceCounts = new Set(listed.map((product) => choicesOf(product).length));
    const chosen = allVariations.flatMap((variation) => Object.values(variation.attributes));
    expect(types).toEqual(new Set(["simple", "variable", "grouped", "external"]));
    expect(choiceCounts).toEqual(new Set([0, 1, 2, 3]));
    expect(chosen).toContain("");
  });

  test("has one disc for each color name, whichever attribute has it", () => {
    const discs = attributes.flatMap(({ terms }) =>
      terms.flatMap(({ name, description }) => (description ? [`${name} ${description}`] : [])),
    );
    expect(repeated([...new Set(discs)].map((disc) => disc.replace(/ \S+$/, "")))).toEqual([]);
  });

  test("has every kind of stock, tax and delivery", () => {
    expect(found("rook-desk-lamp").stock?.status).toBe("outofstock");
    expect(found("ferry-lantern").stock?.backorders).toBe("notify");
    expect(found("assam").stock?.status).toBe("onbackorder");
    expect(found("weir-serving-dish").stock?.quantity).toBe(3);
    expect(found("damson-jam").stock?.quantity).toBe(2);
    expect(found("moon-vase")).toMatchObject({ soldIndividually: true, stock: { quantity: 1 } });
    expect(found("vessel-print").soldIndividually).toBe(true);
    expect(found("box-bag-pattern")).toMatchObject({ virtual: true, downloadable: true });
    expect(found("heather-honey").taxClass).toBe("reduced-rate");
  });

  test("has about ten sales, one with an end and one with a start", () => {
    const onSale = listed.filter(({ salePrice, variations = [] }) =>
      [salePrice, ...variations.map((variation) => variation.salePrice)].some(Boolean),
    );
    const ends = new Set(found("vesper-lamp").variations?.map(({ saleTo }) => saleTo));
    expect(Math.abs(onSale.length - 10)).toBeLessThanOrEqual(2);
    expect(ends).toEqual(new Set(["+9 days"]));
    expect(found("wall-calendar").saleFrom).toBe("+20 days");
    expect(priced.filter((it) => Number(it.salePrice) >= Number(it.regularPrice))).toEqual([]);
  });

  test("has at least five gifts below £30 that are sent", () => {
    const small = listed.filter(
      ({ categories: of, virtual, regularPrice, variations = [] }) =>
        of.includes("gifts") &&
        !virtual &&
        [regularPrice, ...variations.map((variation) => variation.regularPrice)].some(
          (price) => Number(price) < 30,
        ),
    );
    expect(small.length).toBeGreaterThanOrEqual(5);
  });

  test("has names with accents, quotes and ampersands", () => {
    const names = listed.map(({ name }) => name).join("\n");
    const missing = ["é", "è", '"', "’", "&"].filter((mark) => !names.includes(mark));
    expect(missing).toEqual([]);
  });

  test("has about a dozen products published within forty days", () => {
    const dates = listed.map(({ published = "" }) => Date.parse(published));
    const newest = Math.max(...dates);
    const recent = dates.filter((date) => newest - date <= 40 * 86_400_000);
    expect(newest).not.toBeNaN();
    expect(Math.abs(recent.length - 13)).toBeLessThanOrEqual(3);
  });
});

describe("A reference in the demo catalogue", () => {
  test("leads to an existing category, and that to its parent", () => {
    const named = [
      ...products.flatMap((product) => product.categories),
      ...categories.flatMap(({ parent }) => parent ?? []),
    ];
    expect(named.filter((slug) => !categorySlugs.includes(slug))).toEqual([]);
    expect(products.filter((product) => product.categories.length === 0)).toEqual([]);
  });

  test("leads from a recommendation to a product, and from a set to simple products", () => {
    const recommended = products.flatMap(({ slug, upsells = [], crossSells = [] }) =>
      [...upsells, ...crossSells].map((other) => ({ slug, other })),
    );
    const astray = recommended.filter(
      ({ slug, other }) => slug === other || !slugs.includes(other),
    );
    const parts = products.flatMap(({ groupedProducts = [] }) => groupedProducts);
    expect(astray).toEqual([]);
    expect(new Set(parts.map((part) => found(part).type))).toEqual(new Set(["simple"]));
  });

  test("leads to an existing term of a global attribute", () => {
    const terms = attributes.flatMap((it) => it.terms.map((term) => `${it.slug}/${term.slug}`));
    const used = products
      .flatMap((product) => product.attributes ?? [])
      .filter(({ scope }) => scope === "global")
      .flatMap(({ name, options }) => options.map((option) => `${name}/${option}`));
    expect(used.filter((term) => !terms.includes(term))).toEqual([]);
  });

  test("leads from a variation or default to its product's own terms", () => {
    const astray = products.flatMap((product) => {
      const optionsOf = new Map(choicesOf(product).map(({ name, options }) => [name, options]));
      const { defaultAttributes = {}, variations = [] } = product;
      return [defaultAttributes, ...variations.map((variation) => variation.attributes)]
        .flatMap((chosen) => Object.entries(chosen))
        .filter(([name, value]) => value && !optionsOf.get(name)?.includes(value))
        .map(([name, value]) => `${product.slug}: ${name} ${value}`);
    });
    const incomplete = products.filter((product) =>
      (product.variations ?? []).some(
        (variation) => Object.keys(variation.attributes).length !== choicesOf(product).length,
      ),
    );
    expect([...astray, ...incomplete]).toEqual([]);
    expect(
      listed.filter(({ type, variations }) => Boolean(variations) !== (type === "variable")),
    ).toEqual([]);
  });

  test("is never ambiguous: every product has its own SKU", () => {
    const numbers = priced.map(({ sku }) => sku ?? "");
    expect(numbers).not.toContain("");
    expect(repeated(numbers)).toEqual([]);
  });
});

describe("Amounts of the demo catalogue", () => {
  test("are decimal strings in pounds and pence", () => {
    const methods = settings.shippingZones.flatMap((zone) => zone.methods);
    const amounts = [
      ...priced.flatMap(({ regularPrice, salePrice }) => [regularPrice, salePrice]),
      ...settings.coupons.flatMap(({ amount, minimumAmount }) => [amount, minimumAmount]),
      ...methods.flatMap(({ cost, minimumAmount }) => [cost, minimumAmount]),
    ].filter((amount) => amount !== undefined);
    expect(amounts.filter((amount) => !/^\d+\.\d{2}$/.test(amount))).toEqual([]);
  });

  test("exist for everything that can be bought", () => {
    const sold = products.filter(({ type }) => type === "simple" || type === "external");
    const unpriced = [...sold, ...allVariations].filter(({ regularPrice }) => !regularPrice);
    expect(unpriced).toEqual([]);
  });

  test("include a tax of one name, so that a cart names the sum of two rates", () => {
    const charged = settings.taxRates.filter(({ rate }) => Number(rate) > 0);
    expect(charged.length).toBeGreaterThan(1);
    expect(new Set(charged.map(({ label }) => label))).toEqual(new Set(["VAT"]));
  });
});
