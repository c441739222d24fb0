import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { SESSION_COOKIE, SESSION_HEADER } from "#relay/session/session.ts";
import { failToStart } from "#tests/worlds/servers/shop.ts";
import { fixtureNames, openStoredFixture } from "#tests/worlds/backends/storedFixture.ts";
import type { RecordedRequest, StoredFixture } from "#tests/worlds/backends/storedFixture.ts";
import { openWorld } from "#tests/worlds/world.ts";

let fixture: StoredFixture;
let app: FastifyInstance;

async function open(name: string): Promise<void> {
  fixture = await openStoredFixture(name);
}

async function start(): Promise<void> {
  ({ app } = await openWorld({ settings: { DATA_DIR: fixture.dataDir } }));
}

const ordersMade = () => fixture.valueIn("shop.sqlite", "select count(*) from shop_order");

/** Replays a tab's requests in order, each with the token that the tab would hold. */
async function replay(requests: readonly RecordedRequest[]) {
  let token: string | undefined;
  let intent: string | undefined;
  const responses: { path: string; status: number; errors: unknown; body: string }[] = [];
  for (const { method, path, headers, body } of requests) {
    const sent = Object.entries(headers).flatMap(([name, value]) =>
      value.includes("{token}") && token === undefined
        ? []
        : [[name, value.replace("{token}", token ?? "")]],
    );
    const typed = JSON.parse(body ?? "null") as Record<string, unknown> | null;
    const payload = typed && path === "/checkout" ? { ...typed, intent } : typed;
    const response = await app.inject({
      method,
      url: path,
      headers: Object.fromEntries(sent) as Record<string, string>,
      cookies: token === undefined ? {} : { [SESSION_COOKIE]: token },
      ...(payload && { payload }),
    });
    token = (response.headers[SESSION_HEADER] as string | undefined) ?? token;
    const isJson = String(response.headers["content-type"]).includes("json");
    const responseBody = isJson ? response.json<{ errors?: unknown; intent?: string }>() : {};
    intent = responseBody.intent ?? intent;
    responses.push({
      path,
      status: response.statusCode,
      errors: responseBody.errors,
      body: response.body,
    });
  }
  return responses;
}

describe.each(fixtureNames)("the data folder of %s", (name) => {
  beforeEach(() => open(name));
  afterEach(async () => {
    await app.close();
    await fixture.remove();
  });

  test("finds an order with an unknown result, and never creates it again", async () => {
    const progress = "select progress from intent";
    expect(fixture.valueIn("orders.sqlite", progress)).toBe("unknown");
    await start();
    expect(fixture.valueIn("orders.sqlite", progress)).toBe("unknown");
    const { token, body } = fixture.unknownOrder;
    const cookies = { [SESSION_COOKIE]: token };
    const again = { method: "POST", url: "/checkout", cookies, payload: body } as const;
    const responses = await Promise.all([app.inject(again), app.inject(again)]);
    expect(responses.map((response) => response.json<object>())).toEqual(
      Array.from(responses, () => ({ outcome: "placed", location: "/success" })),
    );
    expect(fixture.valueIn("orders.sqlite", progress)).toBe("placed");
    expect(ordersMade()).toBe(1);
    const page = await app.inject({ url: "/success", cookies });
    expect(page.body.replaceAll("<!-- -->", "")).toMatch(/Order \d+, placed on/);
  });

  test("lets an open tab continue: it reads, adds, changes a quantity and orders", async () => {
    await start();
    const responses = await replay(fixture.openTab);
    const failed = responses.filter(({ status, errors }) => status !== 200 || errors !== undefined);
    expect(failed).toEqual([]);
    const paths = responses.map(({ path }) => path);
    expect(paths).toContain("/product/ember-candle/_payload.json");
    expect(paths).toContain("/checkout/intent");
    const placed = responses.find(({ path }) => path === "/checkout");
    expect(JSON.parse(placed?.body ?? "")).toEqual({ outcome: "placed", location: "/success" });
    expect(ordersMade()).toBe(2);
    const lastOrder = fixture.valueIn(
      "shop.sqlite",
      "select contents from shop_order order by id desc",
    );
    expect(lastOrder).toMatch(/"name":"Ember candle"/);
    expect(lastOrder).toMatch(/"quantity":2/);
  });

  test("still serves the build manifest of the open tab", async () => {
    await start();
    const path = fixture.openTab.find((request) => request.path.startsWith("/builds/meta/"))?.path;
    const response = await app.inject(path ?? "");
    expect(response.json()).toMatchObject({ id: /(\w+)\.json$/.exec(path ?? "")?.[1] });
  });

  test("returns the cart of the guest's cookie", async () => {
    await start();
    const { cookies } = fixture.profile("http://localhost").storageState;
    const held = cookies.find((cookie) => cookie.name === SESSION_COOKIE);
    const cart = await app.inject({
      url: "/cart",
      cookies: { [SESSION_COOKIE]: held?.value ?? "" },
    });
    const lines = [...cart.body.matchAll(/aria-label="Quantity of ([^"]+)"/g)].map(
      ([, line]) => line,
    );
    expect(lines).toEqual(["Ember candle", "Match bottle", "Well carafe"]);
  });
});

describe("Over data of a newer release", () => {
  const refusalOf = (file: string) =>
    `${join(fixture.dataDir, file)} holds layout 99, which a newer release`;

  beforeEach(() => open(fixtureNames[0]));
  afterEach(() => fixture.remove());

  test.each(["orders.sqlite", "shop.sqlite", "search.sqlite"])(
    "no server opens, and %s stays as it is",
    async (file) => {
      fixture.valueIn(file, "pragma user_version = 99");
      await expect(start()).rejects.toMatchObject({
        name: "NewerDataError",
        message: expect.stringContaining(refusalOf(file)),
      });
      expect(fixture.valueIn(file, "pragma user_version")).toBe(99);
    },
  );

  test("a start fails with a message about what to do", async () => {
    fixture.valueIn("orders.sqlite", "pragma user_version = 99");
    const { code, output } = await failToStart({ PORT: "0", DATA_DIR: fixture.dataDir });
    expect(code).toBe(1);
    expect(output).toContain(refusalOf("orders.sqlite"));
    expect(output).toMatch(/Start the newer release again, or give another folder/);
  });
});
