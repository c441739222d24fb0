import { expect, test } from "vitest";
import { GATEWAY_URL, STORE_URL } from "#server/backend/door/gatewayUrl.ts";
import type { StoreCall } from "#server/backend/line/storeRequest.ts";
import { openStoreSession } from "./storeSession.ts";

/** Creates a cart token of a customer. */
const tokenOf = (customer: string | number) =>
  `e30.${Buffer.from(JSON.stringify({ user_id: customer, exp: 9e9 })).toString("base64url")}.s`;

/** Opens the Store API of a confirmed customer; records its calls. A read brings a token if given. */
function openSession(customer: string | undefined, { readToken }: { readToken?: string } = {}) {
  const calls: StoreCall[] = [];
  const reads = { count: 0 };
  const session = openStoreSession(
    async (call) => {
      calls.push(call);
      return { status: 200, body: { items: [] } };
    },
    {
      session: "Session s",
      ...(customer === "7" && { authorization: "Bearer x" }),
      address: "192.0.2.7",
      priority: "checkout",
    },
    customer,
    async () => {
      reads.count += 1;
      session.receive(readToken);
    },
  );
  const graphql: typeof fetch = async () => Response.json({ data: {} });
  return { ...session, send: session.wrap(graphql), calls, reads };
}

test("Requests to the Store API are sent with the cart token that a change has brought", async () => {
  const { receive, send, calls } = openSession("t_ann");
  receive(tokenOf("t_ann"));
  receive(undefined);
  const response = await send(`${STORE_URL}checkout`, { method: "POST", body: "{}" });
  expect(await response.json()).toEqual({ items: [] });
  expect([...response.headers.keys()]).toEqual(["content-type"]);
  expect(calls).toEqual([
    {
      route: "checkout",
      body: "{}",
      cartToken: tokenOf("t_ann"),
      customer: "t_ann",
      address: "192.0.2.7",
      priority: "checkout",
    },
  ]);
});

test("Other requests go to GraphQL", async () => {
  const { send, calls } = openSession("t_ann");
  expect(await (await send(GATEWAY_URL, { method: "POST" })).json()).toEqual({ data: {} });
  expect(calls).toEqual([]);
});

test.each([
  ["no token", "t_ann", undefined],
  ["another shopper's token", "t_ann", tokenOf("t_bob")],
  ["a token in another form", "t_ann", "nonsense"],
  ["a session that the backend has not confirmed", undefined, tokenOf("t_ann")],
])("Nothing is sent with %s", async (_, customer, token) => {
  const { receive, send, calls } = openSession(customer);
  receive(token);
  await expect(send(`${STORE_URL}cart`)).rejects.toMatchObject({ effect: "none" });
  expect(calls).toEqual([]);
});

test("An account's calls carry its authorization, and its number in a token may be a number", async () => {
  const { receive, send, calls, reads } = openSession("7");
  receive(tokenOf(7));
  await send(`${STORE_URL}cart`);
  expect(calls).toMatchObject([
    { route: "cart", body: undefined, customer: "7", authorization: "Bearer x" },
  ]);
  expect(reads.count).toBe(0);
});

test("An account whose changes have brought no token gets one by a read, once", async () => {
  const { send, calls, reads } = openSession("7", { readToken: tokenOf(7) });
  await send(`${STORE_URL}cart`);
  await send(`${STORE_URL}checkout`, { method: "POST", body: "{}" });
  expect(calls.map(({ cartToken }) => cartToken)).toEqual([tokenOf(7), tokenOf(7)]);
  expect(reads.count).toBe(1);
});
