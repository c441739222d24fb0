import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { isPageFile } from "#server/rendering/pageCache.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({});
const LAMP = "/product/vesper-lamp";

const open = async (url: string) => {
  const { statusCode, body, headers } = await world().app.inject({ url });
  expect(statusCode).toBe(200);
  return { body, etag: headers.etag };
};
const cachedPages = async () => {
  const names = await readdir(world().dataDir, { recursive: true });
  return names.filter(isPageFile).length;
};

/** Returns the checked radio inputs of a page by field name. */
function checkedIn(html: string) {
  const inputs = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([input]) => input);
  const part = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1];
  return Object.fromEntries(
    inputs
      .filter((input) => / checked/.test(input))
      .map((input) => [part(input, "name"), part(input, "value")]),
  );
}
const priceIn = (html: string) => /£[\d.]+/.exec(html.slice(html.indexOf("<h1")))?.[0];
const pictureIn = (html: string) => /<main.*?<img[^>]* src="([^"]+)"/s.exec(html)?.[1];

test("a URL with a variation shows it without JavaScript", async () => {
  const plain = await open(LAMP);
  expect(checkedIn(plain.body)).toEqual({ attribute_pa_glaze: "rust", attribute_pa_size: "table" });
  const floor = await open(`${LAMP}?glaze=oat&size=floor`);
  expect(checkedIn(floor.body)).toEqual({ attribute_pa_glaze: "oat", attribute_pa_size: "floor" });
  expect(priceIn(floor.body)).not.toBe(priceIn(plain.body));
  expect(pictureIn(floor.body)).not.toBe(pictureIn(plain.body));
});

test("a URL with part of a variation leaves the other attributes unchosen", async () => {
  const { body } = await open(`${LAMP}?size=shelf`);
  expect(checkedIn(body)).toEqual({ attribute_pa_size: "shelf" });
  // A card in a list that is filtered by color links there, and shows that color.
  const oat = (await open(`${LAMP}?glaze=oat`)).body;
  expect(checkedIn(oat)).toEqual({ attribute_pa_glaze: "oat" });
  expect(pictureIn(oat)).toContain("vesper-lamp-oat");
  expect(oat.slice(0, oat.indexOf("View 1 of"))).not.toContain("Shown in");
});

test("a combination that does not exist shows a message and its alternatives", async () => {
  const { body } = await open(`${LAMP}?glaze=rust&size=floor`);
  expect(checkedIn(body)).toEqual({ attribute_pa_glaze: "rust" });
  expect(body).toMatch(/>Floor isn’t made in Rust\. It comes in Oat and Ink\.</);
});

test("a sold-out variation can be selected, but not added", async () => {
  const { body } = await open("/product/heron-teapot?glaze=ink");
  expect(checkedIn(body)).toEqual({ attribute_pa_glaze: "ink" });
  expect(body).toContain(">Sold out.<");
  expect(body).toMatch(/<button type="submit"[^>]* disabled[^>]*>.*?Sold out/);
});

test("a variation's page has the product's canonical URL and payload", async () => {
  const search = "?glaze=ink&size=table";
  expect((await open(LAMP + search)).body).not.toMatch(/rel="canonical"[^>]*\?/);
  const payload = await open(`${LAMP}/_payload.json`);
  expect((await open(`${LAMP}/_payload.json${search}`)).body).toBe(payload.body);
});

test("pages of existing variations are cached once each, and other query strings add no cached page", async () => {
  await open(LAMP);
  const { etag } = await open(`${LAMP}?glaze=celadon&size=shelf`);
  const before = await cachedPages();
  expect(before).toBeGreaterThan(1);
  for (const search of [
    "?size=shelf&glaze=celadon",
    "?attribute_pa_glaze=celadon&attribute_pa_size=shelf&utm_source=x",
    "?glaze=celadon&size=shelf&size=shelf&fabric=silk",
  ]) {
    expect((await open(LAMP + search)).etag).toBe(etag);
  }
  for (let place = 0; place < 5; place++) await open(`${LAMP}?glaze=none-${place}&x=${place}`);
  expect(await cachedPages()).toBe(before);
});

test("a post without a full choice redirects to the product with an error and the chosen attributes", async () => {
  const shopper = formShopper(world().app);
  const productId = /name="productId" value="(\d+)"/.exec((await open(LAMP)).body)?.[1] ?? "";
  const nothing = await shopper.submit({ productId });
  expect(nothing).toMatchObject({ status: 303, location: `${LAMP}?missing=1` });
  const part = await shopper.submit({ productId, attribute_pa_glaze: "oat" });
  expect(part.location).toBe(`${LAMP}?glaze=oat&missing=1`);
  const before = await cachedPages();
  const { body } = await open(String(part.location));
  expect(body).toContain("Please choose: Size");
  expect(body).toMatch(/role="radiogroup"[^>]*aria-invalid="true"/);
  expect(await cachedPages()).toBe(before);
  const impossible = { attribute_pa_glaze: "rust", attribute_pa_size: "floor" };
  const refused = await shopper.submit({ productId, ...impossible });
  expect((await open(String(refused.location))).body).toContain("Floor isn’t made in Rust.");
  const whole = { attribute_pa_glaze: "oat", attribute_pa_size: "floor" };
  expect((await shopper.submit({ productId, ...whole })).location).toBe("/cart");
  const cart = await shopper.open("/cart");
  expect(cart.body).toContain('href="/product/vesper-lamp?glaze=oat&amp;size=floor"');
});

test("an attribute that a variation leaves open must be chosen", async () => {
  const shopper = formShopper(world().app);
  const cushion = "/product/field-cushion";
  const productId = /name="productId" value="(\d+)"/.exec((await open(cushion)).body)?.[1] ?? "";
  const leaf = { productId, attribute_pa_pattern: "leaf" };
  const added = await shopper.submit(leaf);
  expect(added.location).toBe(`${cushion}?pattern=leaf&missing=1`);
  expect((await open(String(added.location))).body).toContain("Please choose: Filling");
  expect((await shopper.submit({ ...leaf, attribute_pa_filling: "wool" })).location).toBe("/cart");
});

test("a post with no part of a grouped product redirects to it with an error", async () => {
  const shopper = formShopper(world().app);
  const { body } = await open("/product/breakfast-set");
  const groupId = /name="groupId" value="(\d+)"/.exec(body)?.[1] ?? "";
  const fields = [...body.matchAll(/name="(quantity\[\d+\])"/g)].map(([, name = ""]) => name);
  const none = Object.fromEntries(fields.map((field) => [field, "0"]));
  const { location } = await shopper.submit({ groupId, ...none });
  expect(location).toBe("/product/breakfast-set?missing=1");
  expect((await open(String(location))).body).toContain(
    "Choose a quantity for at least one product.",
  );
});

test("options are in the shop's order, not in alphabetical order as the backend lists them", async () => {
  const { body } = await open("/product/withy-basket");
  const inputs = [...body.matchAll(/<input[^>]*name="attribute_pa_size"[^>]*>/g)];
  const values = inputs.map(([input]) => / value="([^"]*)"/.exec(input)?.[1]);
  expect(values).toEqual(["small", "medium", "large"]);
});
