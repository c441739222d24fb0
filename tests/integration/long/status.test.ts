import { createHmac } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const STATUS_PASSWORD = "correct:horse:battery:staple";
const WEBHOOK_SECRET = "the secret of the webhooks";

const without = worldOf({});
const world = worldOf({
  settings: { STATUS_PASSWORD, WEBHOOK_SECRET, SITE_NAME: "Atelier & Fils" },
  woo: { isSmall: true },
});

beforeAll(async () => {
  // The client of the embedded search requests it at its port.
  await world().app.listen({ port: 0, host: "127.0.0.1" });
});

const basic = (password: string) => `Basic ${Buffer.from(`owner:${password}`).toString("base64")}`;

const open = (authorization?: string) =>
  world().app.inject({ url: "/status", headers: authorization ? { authorization } : {} });

/** Returns the page's text by its sections' titles. */
async function sections(): Promise<Map<string, string>> {
  const { body } = await open(basic(STATUS_PASSWORD));
  const found = body.matchAll(/<section id="[^"]*"><h2>([^<]*)<\/h2>(.*?)<\/section>/gs);
  return new Map(
    Array.from(found, ([, title = "", html = ""]) => [title, html.replace(/<[^>]*>/g, " ")]),
  );
}

/** Delivers a notice; one that is not signed with the secret is refused. */
const deliver = (id: number, secret = WEBHOOK_SECRET) => {
  const payload = JSON.stringify({ id });
  return world().app.inject({
    method: "POST",
    url: "/hooks/woocommerce",
    headers: {
      "content-type": "application/json",
      "x-wc-webhook-signature": createHmac("sha256", secret).update(payload).digest("base64"),
    },
    payload,
  });
};

describe("/status", () => {
  test("does not exist without STATUS_PASSWORD, whatever is sent", async () => {
    for (const headers of [{}, { authorization: basic("undefined") }]) {
      const { statusCode, body } = await without().app.inject({ url: "/status", headers });
      expect(statusCode).toBe(404);
      expect(body).toContain("Page not found");
    }
  });

  test.each([
    ["no password", undefined],
    ["a wrong one", basic(`${STATUS_PASSWORD}x`)],
    ["an empty one", basic("")],
  ])("asks for the password on every machine, with %s", async (_what, authorization) => {
    const { statusCode, headers, body } = await open(authorization);
    expect(statusCode).toBe(401);
    expect(headers["www-authenticate"]).toMatch(/^Basic /);
    expect(body).not.toContain("Atelier");
  });

  test("is a page for its reader alone, which loads nothing", async () => {
    const { statusCode, headers, body } = await open(basic(STATUS_PASSWORD));
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body).toContain("<title>Status of Atelier &amp; Fils</title>");
    expect(body).not.toMatch(/<script|<link|<img|src=/);
  });

  test("counts the calls to WordPress", async () => {
    await world().app.inject("/product/belt");
    expect((await sections()).get("WordPress")).toMatch(
      /Pages that a shopper waits for\s+[1-9]\d*\s+0\s+\d+ ms/,
    );
  });

  test("counts accepted and refused notices", async () => {
    expect((await sections()).get("Changes")).toMatch(/Last notice\s+None since the start/);
    await deliver(11);
    await deliver(11, "another secret of webhooks");
    const changes = (await sections()).get("Changes");
    expect(changes).toMatch(/Last notice\s+\d seconds? ago/);
    expect(changes).toMatch(/Notices since the start\s+1\s/);
    expect(changes).toMatch(/Refused[^\d]*1\s/);
  });

  test("has the time from a change to the page that shows it", async () => {
    const { app, woo } = world();
    await app.inject("/product/belt");
    woo.reprice("belt", 4_200);
    await deliver(15);
    await app.inject("/product/belt");
    expect((await sections()).get("Changes")).toMatch(/95 % within \(last hour\)\s+\d+ ms/);
  });

  test("compares the search index with the shop", async () => {
    const index = async () => (await sections()).get("Search index");
    await expect.poll(index, { timeout: scaled(20_000), interval: 200 }).toMatch(/Products\s+\d/);
    const [, products] = /Products\s+([\d,]+)/.exec((await index()) ?? "") ?? [];
    // Nothing has filled the index.
    expect(await index()).toMatch(new RegExp(`Missing records\\s+${products}\\s`));
    expect(await index()).toMatch(/npm run index\s+corrects all differences/);
  });
});

describe("orders that are not placed", () => {
  beforeEach(async () => {
    const shopper = formShopper(world().app);
    await shopper.submit({ productId: "15", quantity: "1" });
    await world().app.inject({
      method: "POST",
      url: "/checkout",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        cookie: `woo-session=${shopper.token()}`,
      },
      payload: new URLSearchParams({
        intent: "an-intent-of-this-page",
        email: "zelda@",
        shipping_lastName: "Quimby",
      }).toString(),
    });
  });

  test("are on the page with their reasons, without what was typed", async () => {
    const orders = (await sections()).get("Orders not placed");
    expect(orders).toMatch(/Fields to correct\s+Please enter a valid email address\./);
    expect(orders).not.toMatch(/zelda|Quimby/);
  });
});
