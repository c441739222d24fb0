import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterEach, expect, test } from "vitest";
import { quantitiesIn, sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {}, proxy: true });

const held = { fault: "hangBefore", matching: '"quantity":77' } as const;
const sent: Promise<LightMyRequestResponse>[] = [];

afterEach(async () => {
  await world().recover();
  await Promise.all(sent.splice(0));
});

/** Starts a session, and keeps its lock busy with an add to which the backend does not respond. */
async function busySession(app: FastifyInstance): Promise<string> {
  const { proxy } = world();
  const token = tokenIn(await sendAdd(app)) ?? "";
  const heldCalls = () => proxy.calls().filter((body) => body.includes(held.matching)).length;
  const before = heldCalls();
  sent.push(sendAdd(app, { token, quantity: 77 }));
  await expect.poll(heldCalls).toBe(before + 1);
  return token;
}

/** Sends adds with these tokens; returns the responses that arrive while the locks are busy. */
function sendAdds(app: FastifyInstance, tokens: readonly string[], remoteAddress = "192.0.2.1") {
  const responses: LightMyRequestResponse[] = [];
  for (const token of tokens) {
    const add = sendAdd(app, { token, remoteAddress });
    sent.push(add);
    void add.then((response) => responses.push(response));
  }
  return responses;
}

const times = (count: number, token: string) => Array.from({ length: count }, () => token);

/** Waits for a call of another session: by then all calls before it wait or are refused. */
async function settle(app: FastifyInstance): Promise<void> {
  await sendAdd(app, { remoteAddress: "198.51.100.7" });
}

test("Fifty calls wait for a session lock; the next one gets 503 with Retry-After, and is not sent", async () => {
  const { app, proxy } = world();
  proxy.inject(held);
  const token = await busySession(app);
  const responses = sendAdds(app, times(55, token));
  await settle(app);
  const refused = responses.slice();
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
  expect(refused.map(({ headers }) => headers["retry-after"])).toEqual(["2", "2", "2", "2", "2"]);
  await world().recover();
  await Promise.all(sent);
  // The first add and the fifty that waited; the held one was never applied.
  expect(quantitiesIn(await sendCartQuery(app, { token }))).toEqual({ Beanie: 51 });
});

test("Sixty calls of an address may wait, over all its sessions, and those of another address are counted separately", async () => {
  const { app, proxy } = world();
  proxy.inject(held);
  const tokens = [];
  for (let count = 0; count < 3; count += 1) tokens.push(await busySession(app));
  const [first = "", second = "", third = ""] = tokens;
  const refused = sendAdds(app, [...times(40, first), ...times(20, second)]);
  await settle(app);
  expect(refused).toEqual([]);
  expect((await sendAdd(app, { token: third })).statusCode).toBe(503);
  const elsewhere = sendAdds(app, [third], "192.0.2.2");
  await settle(app);
  expect(elsewhere).toEqual([]);
});

test("Ten repeats of a first change in flight may wait for its response", async () => {
  const { app, proxy } = world();
  proxy.inject(held);
  const headers = { "idempotency-key": "a-key-of-one-first-change" };
  const responses: LightMyRequestResponse[] = [];
  for (let count = 0; count < 15; count += 1) {
    const add = sendAdd(app, { quantity: 77, headers });
    sent.push(add);
    void add.then((response) => responses.push(response));
  }
  await settle(app);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array<number>(4).fill(503));
  expect(proxy.calls().filter((body) => body.includes(held.matching))).toHaveLength(1);
});
