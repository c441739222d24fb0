import { Source } from "graphql";
import { beforeEach, describe, expect, test } from "vitest";
import { withShopFields } from "#server/backend/schema/shopFields.ts";
import { SEO_FIELDS } from "#tests/worlds/backends/seoShop.ts";
import { pageHead } from "#tests/worlds/pages/pageHead.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SITE_URL = "https://storefront.example";

const world = worldOf({
  settings: { SITE_URL },
  woo: { extendSchema: (schema) => withShopFields(schema, [new Source(SEO_FIELDS.yoast)]) },
});

/** What Yoast SEO says, by the operation that reads it. */
const said: Record<string, object> = {};

/** Fields of Yoast SEO, by their names in the storefront's queries. */
const fields = (title: string, others: object = {}) => ({
  title,
  noindex: "index",
  nofollow: "follow",
  ...others,
});

beforeEach(() => {
  for (const operation of Object.keys(said)) delete said[operation];
  world().woo.change((body, operation) => {
    const seo = said[operation];
    if (!seo) return body;
    const { data, ...rest } = JSON.parse(body) as { data: object };
    return JSON.stringify({ ...rest, data: { ...data, seo: { seo } } });
  });
});

/** Returns a page that no other test has rendered, and its parsed head. */
async function open(url: string) {
  const { body, headers } = await world().app.inject({ url });
  return { body, headers, head: pageHead(body), title: /<title>([^<]*)/.exec(body)?.[1] };
}

test("a product has the title, description and picture that its merchant wrote for search engines", async () => {
  const host = new URL(world().woo.endpoint).origin;
  said["productFactsQuery"] = fields("Buy a belt &amp; more", {
    text: "A belt for life",
    canonical: `${host}/product/belt/`,
    socialTitle: "Look, a belt",
    socialText: "Seen on a friend",
    picture: { address: `${host}/wp-content/uploads/2026/11/look.jpg`, alt: "A look" },
    crumbs: [
      { text: "Start", url: `${host}/` },
      { text: "All accessories", url: `${host}/product-category/clothing/accessories/` },
      { text: "Belt", url: `${host}/product/belt/` },
    ],
  });
  const { head, title, body, headers } = await open("/product/belt");
  expect(title).toBe("Buy a belt &amp; more");
  expect(body.match(/<title>/g)).toHaveLength(1);
  expect(body.match(/og:title/g)).toHaveLength(1);
  expect(head.meta("og:title")).toBe("Look, a belt");
  expect(head.meta("description")).toBe("A belt for life");
  expect(head.meta("og:description")).toBe("Seen on a friend");
  expect(head.link("canonical")).toBe(`${SITE_URL}/product/belt`);
  expect(head.meta("og:image")).toMatch(/^https:\/\/storefront\.example\/img\/1200\/.*look\.jpg$/);
  expect(head.meta("og:image:alt")).toBe("A look");
  expect(head.meta("robots")).toBeUndefined();
  expect(head.entity("Product")).toMatchObject({ name: "Belt" });
  const trail = head.entity("BreadcrumbList")?.["itemListElement"] as { name: string }[];
  expect(trail.map(({ name }) => name)).toEqual(["Start", "Clothing", "All accessories", "Belt"]);
  expect(headers["cache-control"]).not.toContain("no-store");

  const payload = await world().app.inject({ url: "/product/belt/_payload.json" });
  expect(payload.json()).toMatchObject({ documentTitle: "Buy a belt & more" });
});

test("a canonical address on another site stays as written", async () => {
  said["productFactsQuery"] = fields("Cap", {
    canonical: "https://brand.example/cap",
    nofollow: "nofollow",
  });
  const { head } = await open("/product/cap");
  expect(head.link("canonical")).toBe("https://brand.example/cap");
  expect(head.meta("og:url")).toBe("https://brand.example/cap");
  expect(head.meta("robots")).toBe("nofollow");
});

test("a category that the plugin hides has noindex, and no canonical address", async () => {
  said["categoryFactsQuery"] = fields("Hoods", { noindex: "noindex", canonical: "" });
  const { head, title } = await open("/category/hoodies");
  expect(head.meta("robots")).toBe("noindex");
  expect(head.links("canonical")).toEqual([]);
  expect(title).toBe("Hoods");
});

test("a part of a category has its own address and title", async () => {
  said["categoryFactsQuery"] = fields("Hoods", { canonical: "https://brand.example/hoods" });
  // Its filters are known once the page is.
  expect((await open("/category/clothing")).title).toBe("Hoods");
  const { head, title } = await open("/category/clothing?color=red");
  expect(head.link("canonical")).toBe(`${SITE_URL}/category/clothing?color=red`);
  expect(title).toContain("Clothing");
});

test("the front page has its words too, and the cart keeps its own rules", async () => {
  said["homeFactsQuery"] = fields("Clothes for people", { text: "All of them" });
  const { head, title } = await open("/");
  expect(title).toBe("Clothes for people");
  expect(head.meta("description")).toBe("All of them");
  expect((await open("/cart")).head.meta("robots")).toBe("noindex");
});

describe("the requests of a page", () => {
  const plain = worldOf({ settings: { SITE_URL }, woo: {} });

  test("are as many with the plugin as without it", async () => {
    const counts = await Promise.all(
      [world(), plain()].map(async ({ app, woo }) => {
        await app.inject({ url: "/product/beanie" });
        woo.forget();
        await app.inject({ url: "/product/sunglasses" });
        return woo.calls().map(({ body }) => body.operationName);
      }),
    );
    expect(counts[0]).toContain("productFactsQuery");
    expect(counts[0]).toHaveLength(counts[1]?.length ?? 0);
  });

  test("ask for no field of a plugin in a shop without one", async () => {
    const { app, woo } = plain();
    woo.forget();
    await app.inject({ url: "/product/hoodie" });
    expect(woo.callsFor("metaRobotsNoindex")).toHaveLength(0);
  });
});
