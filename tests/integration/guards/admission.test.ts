import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterEach, expect, test } from "vitest";
import { appOverProxy } from "#tests/support/appOverProxy.ts";
import { securedPageHeaders, sharedPolicyOf } from "#tests/support/pagePolicy.ts";

// More connections to the backend than this test can use, so that only the admission limits.
const over = appOverProxy("admission", { BACKEND_CONNECTIONS: "64" });

/** A backend that keeps searches waiting, and responds to everything else. */
const slowSearch = { fault: "hangBefore", matching: "SearchPageQuery" } as const;
/** Number of searches that run at once, and number that may wait. */
const [RUNNING, WAITING] = [8, 24];
const FLOOD = 50;

const sent: Promise<LightMyRequestResponse>[] = [];
afterEach(async () => {
  await over().release();
  await Promise.all(sent.splice(0));
});

const searchesAt = () =>
  over()
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
  const { app, proxy } = over();
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

test("without the guard no search is refused, and more are rendered at once", async () => {
  const { unguarded, proxy } = over();
  proxy.inject(slowSearch);
  const responses = flood(unguarded, FLOOD);
  await expect.poll(() => searchesAt().length).toBeGreaterThan(RUNNING);
  expect(responses.filter(({ statusCode }) => statusCode === 503)).toEqual([]);
});
