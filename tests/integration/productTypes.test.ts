import { expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();

const open = async (slug: string) => {
  const { body, statusCode } = await world().app.inject({ url: `/product/${slug}` });
  expect(statusCode).toBe(200);
  return body.slice(body.indexOf("<h1"), body.indexOf('id="payload"'));
};
const quantity = (html: string) => /<input[^>]*name="quantity"[^>]*>/.exec(html)?.[0];
const ADD = />Add to cart</;

test("a simple product has a quantity field, limited by its stock", async () => {
  const candle = await open("ember-candle");
  expect(candle).toMatch(ADD);
  expect(quantity(candle)).toMatch(/ max="\d+"/);
});

test("a product sold individually has no quantity field", async () => {
  for (const slug of ["moon-vase", "darning-evening"]) {
    const html = await open(slug);
    expect(html).toMatch(ADD);
    expect(quantity(html)).toBeUndefined();
  }
});

test("a product on backorder shows that it is made to order, and its quantity is unlimited", async () => {
  const lantern = await open("ferry-lantern");
  expect(lantern).toContain("Made to order.");
  expect(lantern).toMatch(ADD);
  expect(quantity(lantern)).not.toContain(" max=");
  expect(quantity(await open("oven-glove"))).not.toContain(" max=");
});

test("a sold-out product is marked as sold out, and has no quantity field", async () => {
  const lamp = await open("rook-desk-lamp");
  expect(lamp).toContain(">Sold out.<");
  expect(lamp).not.toMatch(ADD);
  expect(quantity(lamp)).toBeUndefined();
});

test("a virtual product shows no delivery options", async () => {
  expect(await open("ember-candle")).toContain(">Delivered<");
  for (const slug of ["box-bag-pattern", "darning-evening"]) {
    const html = await open(slug);
    expect(html).toMatch(ADD);
    expect(html).not.toContain(">Delivered<");
  }
});

/** Returns the rows of a page's delivery table, cell by cell. */
const deliveryRows = (html: string) =>
  (/<table[^>]*><caption[^>]*>Delivery<.*?<\/table>/.exec(html)?.[0] ?? "")
    .split("<tr>")
    .slice(1)
    .map((row) => row.replaceAll(/<\/t[hd]>/g, "|").replaceAll(/<[^>]*>/g, ""));

test("the delivery table of a product agrees with its price and its stock", async () => {
  const duration = "Two or three working days";
  const collected =
    "Collected|14 Catherine Hill, Frome, Tuesday to Saturday, once we email you|Free|";
  const paid = [`Delivered|${duration}|£4.50|`, "Over £60|The same, on us|Free|", collected];
  expect(deliveryRows(await open("ember-candle"))).toEqual(paid);
  expect(deliveryRows(await open("vesper-lamp"))).toEqual([
    `Delivered|${duration}|Free|`,
    collected,
  ]);
  // A set with all its parts.
  expect(deliveryRows(await open("breakfast-set"))).toEqual([
    `Delivered|${duration}|Free|`,
    collected,
  ]);
  expect(deliveryRows(await open("ferry-lantern"))[0]).toMatch(
    /^Delivered\|As soon as it is made\|/,
  );
  expect(deliveryRows(await open("rook-desk-lamp"))).toEqual([]);
});

test("a set with a reduced part says so, and the amount is beside that part", async () => {
  const set = await open("breakfast-set");
  expect(set).toContain(">Parts on sale<");
  expect(set).not.toContain(">Sale<");
  const reduced = set.split("<li").filter((part) => part.includes(">Save £8<"));
  expect(reduced).toHaveLength(1);
  expect(reduced[0]).toContain("Stacking plates");
});

test("an external product links to its shop with the merchant's button text", async () => {
  const html = await open("rod-bundle");
  expect(html).toMatch(/<a[^>]*href="https?:\/\/[^"]+"[^>]*rel="external"/);
  expect(html).not.toMatch(ADD);
  expect(html).not.toContain('action="/cart/items"');
});

test("a grouped product has a picture and a quantity field for each of its parts", async () => {
  const html = await open("breakfast-set");
  const parts = html.match(/<li><input type="hidden" name="name\[\d+\].*?<\/li>/gs) ?? [];
  expect(parts).toHaveLength(4);
  for (const part of parts) expect(part).toMatch(/<img [^>]*alt=""/);
  const fields = html.match(/<input[^>]*name="quantity\[\d+\]"[^>]*>/g) ?? [];
  expect(fields.length).toBeGreaterThan(1);
  for (const field of fields) expect(field).toMatch(/ min="0"/);
  expect(fields.filter((field) => / max="\d+"/.test(field)).length).toBeGreaterThan(0);
});

test("a grouped product states the total of its parts in the quantities that it states, on its page and its card", async () => {
  expect(await open("new-home-box")).toMatch(/<output.*>All four, £72\.20</);
  expect(await open("breakfast-set")).toMatch(/<output.*>All six, £150\.00</);
  const { body } = await world().app.inject({ url: "/category/gift-sets" });
  for (const price of ["£72.20", "£150.00"]) expect(body).toContain(`>Set from ${price}<`);
});

test.each([
  ["/products?price=-30", false],
  ["/products?price=70-80", true],
])("the list %s contains the set of £72.20: %s", async (url, has) => {
  const { body } = await world().app.inject({ url });
  expect(body.includes('href="/product/new-home-box"')).toBe(has);
});

/** Returns the products of the row below this heading. */
async function rowOf(slug: string, heading: string): Promise<(string | undefined)[]> {
  const row = (await open(slug)).split(`>${heading}<`)[1] ?? "";
  return [...row.matchAll(/<a href="\/product\/([^"]*)"/g)].map(([, other]) => other);
}

test("related products come from the product's own category first, although the backend lists others before", async () => {
  const slugs = await rowOf("assam", "You might also like");
  expect(slugs).toHaveLength(4);
  expect(new Set(slugs.slice(0, 2))).toEqual(new Set(["hojicha", "sencha"]));
});

test("a product's upsells are in one row with related products, and one is shown instead of a sold-out product", async () => {
  const slugs = await rowOf("rook-desk-lamp", "Sits well with");
  expect(slugs).toHaveLength(4);
  expect(slugs[0]).toBe("vesper-lamp");
  expect((await rowOf("rook-desk-lamp", "Instead"))[0]).toBe("vesper-lamp");
  expect(await rowOf("vesper-lamp", "Sits well with")).not.toContain("rook-desk-lamp");
  expect(await open("vesper-lamp")).not.toContain(">Instead<");
});
