import { setImmediate as turn } from "node:timers/promises";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { fixedToken } from "#tests/worlds/fixtures/tokenFixture.ts";
import { sendAdd, sendCartQuery } from "#tests/worlds/shoppers/cartCalls.ts";
import { securedPageHeaders, sharedPolicyOf } from "#tests/worlds/browser/pagePolicy.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

// More connections to the backend than this test can use, so that only the admission limits.
const world = worldOf({ settings: { BACKEND_CONNECTIONS: "64" }, woo: {}, proxy: true });

/** A backend that keeps searches waiting, and responds to everything else. */
const slowSearch = { fault: "hangBefore", matching: "SearchPageQuery" } as const;
/** Number of searches that run at once, and number that may wait. */
const [RUNNING, WAITING] = [8, 24];
const FLOOD = 50;

const sent: Promise<LightMyRequestResponse>[] = [];
afterEach(async () => {
  await world().recover();
  await Promise.all(sent.splice(0));
});

const searchesAt = () =>
  world()
    .proxy.calls()
    .filter((body) => body.includes("SearchPageQuery"));

/** Sends searches; returns the responses that arrive while the backend keeps them waiting. */
function flood(app: FastifyInstance, count: number) {
  const responses: LightMyRequestResponse[] = [];
  for (let number = 0; number < count; number += 1) {
    const headers = { accept: "text/html" };
    const request = app.inject({ url: `/search?q=cup${number}`, headers });
    sent.push(request);
    void request.then((response) => responses.push(response));
  }
  return responses;
}

test("searches beyond the bound get a small page at once, and checkouts are served", async () => {
  const { app, proxy } = world();
  proxy.inject(slowSearch);
  const policyOfHome = sharedPolicyOf(await app.inject("/"));
  const responses = flood(app, FLOOD);
  await expect.poll(() => responses.length).toBe(FLOOD - RUNNING - WAITING);
  for (const { statusCode, headers, body } of responses) {
    expect(statusCode).toBe(503);
    expect(headers["retry-after"]).toBe("3");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers).toMatchObject(securedPageHeaders);
    expect(sharedPolicyOf({ headers })).toBe(policyOfHome);
    expect(body).toContain("<h1>The shop is very busy</h1>");
    expect(body.length).toBeLessThan(1000);
  }
  await expect.poll(() => searchesAt().length).toBe(RUNNING);
  for (const url of ["/checkout", "/cart", "/products", "/no-such-page"]) {
    expect([url, (await app.inject(url)).statusCode]).not.toEqual([url, 503]);
  }
  const payload = await app.inject("/search/_payload.json?q=cup");
  expect(payload.statusCode).toBe(503);
  expect(payload.json()).toMatchObject({
    status: 503,
    outcome: "failed",
    effectOfCall: "none",
    ok: false,
  });
});

describe("Requests that wait for the backend", () => {
  /** Sends a request of a shopper who has this session and this address. */
  type Send = (
    app: FastifyInstance,
    shopper: { token: string; remoteAddress: string },
  ) => Promise<LightMyRequestResponse>;
  const MAY_WAIT = 128;

  const post =
    (url: string, fields: Record<string, string>, isForm: boolean): Send =>
    (app, { token, remoteAddress }) =>
      app.inject({
        method: "POST",
        url,
        remoteAddress,
        payload: isForm ? new URLSearchParams(fields).toString() : fields,
        headers: {
          ...(isForm && { "content-type": "application/x-www-form-urlencoded" }),
          cookie: `woo-session=${token}`,
          "sec-fetch-site": "same-origin",
        },
      });

  /** Lets the backend hang, once the breaker, which the test before may have opened, is closed. */
  async function hang(app: FastifyInstance): Promise<void> {
    const { proxy } = world();
    const isServed = async () => (await sendCartQuery(app)).statusCode === 200;
    await expect.poll(isServed, { timeout: 20_000 }).toBe(true);
    proxy.forget();
    proxy.inject({ fault: "hangBefore" });
  }

  /** Sends requests of as many shoppers, one by one; returns the responses that arrive. */
  async function paced(app: FastifyInstance, send: Send, count: number) {
    const responses: LightMyRequestResponse[] = [];
    for (let number = 0; number < count; number += 1) {
      const token = fixedToken(`t_${number}`);
      const request = send(app, { token, remoteAddress: `198.51.100.${number}` });
      sent.push(request);
      void request.then((response) => responses.push(response));
      await turn();
    }
    return responses;
  }

  test.each<[name: string, running: number, send: Send]>([
    ["Cart queries at /graphql", 16, sendCartQuery],
    ["Adds at /graphql", 16, sendAdd],
    ["Forms of the cart", 16, post("/cart/items", { productId: "14", quantity: "1" }, true)],
    ["Orders by script", 24, post("/checkout", completeOrder, false)],
    ["Order forms", 24, post("/checkout", completeOrder, true)],
  ])("%s keep their places: %s run, and those beyond the queue get 503", async (_, most, send) => {
    const { app, proxy } = world();
    await hang(app);
    const responses = await paced(app, send, most + MAY_WAIT + 6);
    await expect.poll(() => responses.length).toBeGreaterThanOrEqual(6);
    for (const { statusCode, headers } of responses) {
      expect([statusCode, headers["retry-after"]]).toEqual([503, "3"]);
    }
    expect(proxy.calls()).toHaveLength(most);
  });
});
