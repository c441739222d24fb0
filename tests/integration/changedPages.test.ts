import { describe, expect, test } from "vitest";
import { WEBHOOK_SECRET, changeNotice } from "#tests/worlds/backends/changeNotice.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { WEBHOOK_SECRET }, woo: { isSmall: true } });

/** Time in which a change is on all pages after its notice. */
const within = { timeout: 5_000, interval: 100 };
const ID = 90_001;

/** Tells the shop of a change, as the plugin in WordPress does. */
async function tell(...tags: string[]): Promise<void> {
  const { path: url, ...notice } = changeNotice(tags);
  expect((await world().app.inject({ url, ...notice })).statusCode).toBe(200);
}

const statusOf = async (url: string) => (await world().app.inject({ url })).statusCode;
const bodyOf = async (url: string) => (await world().app.inject({ url })).body;
const isLinked = async (link: string) => {
  const pages = await Promise.all(["/", "/product/belt", "/no-such-page"].map(bodyOf));
  return pages.map((body) => body.includes(link));
};

const [EVERYWHERE, NOWHERE] = [
  [true, true, true],
  [false, false, false],
];

describe("After a notice", () => {
  test("a new page of WordPress is at its path and in every footer, though it was a 404", async () => {
    const { woo } = world();
    const link = '<a href="/imprint">Imprint</a>';
    expect(await statusOf("/imprint")).toBe(404);
    expect(await isLinked(link)).toEqual(NOWHERE);
    woo.publishPage({ id: ID, slug: "imprint", title: "Imprint" });
    await tell(`post:${ID}`);
    await expect.poll(() => statusOf("/imprint"), within).toBe(200);
    await expect.poll(() => isLinked(link), within).toEqual(EVERYWHERE);
  });

  test("a renamed page is at its new path only, and has its new title in every footer", async () => {
    const { woo } = world();
    woo.publishPage({ id: ID, slug: "legal-notice", title: "Legal notice" });
    await tell(`post:${ID}`);
    await expect.poll(() => statusOf("/legal-notice"), within).toBe(200);
    await expect.poll(() => statusOf("/imprint"), within).toBe(404);
    const link = '<a href="/legal-notice">Legal notice</a>';
    await expect.poll(() => isLinked(link), within).toEqual(EVERYWHERE);
  });

  test("a withdrawn page is a 404, and in no footer", async () => {
    const { woo } = world();
    woo.withdrawPage(ID);
    await tell(`post:${ID}`);
    await expect.poll(() => statusOf("/legal-notice"), within).toBe(404);
    await expect.poll(() => isLinked('"/legal-notice"'), within).toEqual(NOWHERE);
  });

  test("a product is at a path that was a 404 a moment ago", async () => {
    const { woo } = world();
    expect(await statusOf("/product/new-cap")).toBe(404);
    woo.rename("cap", "new-cap");
    expect(await statusOf("/product/new-cap")).toBe(404);
    await tell("post:16");
    expect(await statusOf("/product/new-cap")).toBe(200);
  });

  test("a price is on the error page of a missing path", async () => {
    const { woo } = world();
    const links = (await bodyOf("/no-such-page")).matchAll(/"\/product\/([\w-]+)"/g);
    for (const [, slug = ""] of links) woo.reprice(slug, 123_400);
    await tell("post:1");
    expect(await bodyOf("/no-such-page")).toContain("$1,234.00");
  });
});
