import { expect, test } from "vitest";
import type { ShopCall } from "#server/backend/line/shopCall.ts";
import { authorizationOf, sessionToken } from "#tests/worlds/fixtures/tokenFixture.ts";
import { createConfirmedTokens } from "./confirmedTokens.ts";
import { createAcceptToken, cartItemsIn, containsItems } from "./receivedTokens.ts";

const item = { key: "a", quantity: 2 };
const added = { data: { addToCart: { cartItem: item } } };
const refusal = {
  data: { addToCart: null },
  errors: [{ message: "invalid_token: Expired token" }],
};

const cartOf = (...nodes: object[]) => ({ data: { cart: { contents: { nodes } } } });

/** Time at which the tests' calls are sent, by our clock and by the backend's, in milliseconds. */
const SENT_AT = 600_000;
const BACKEND_SENT_AT = 3_000_000;

/** Creates the token of a new customer, which the backend issued some seconds after a call. */
const firstToken = (after = 0, customer: string | number = "t_new") =>
  sessionToken(customer, { iat: BACKEND_SENT_AT / 1000 + after });

/**
 * Accepts tokens over a backend where each token has the same cart, a second after each call.
 * @param read parts of the response to the read of a cart
 */
function acceptor(cart: object = cartOf(item), read: { now?: number } = {}) {
  const confirmed = createConfirmedTokens();
  let reads = 0;
  const accept = createAcceptToken({
    confirmed,
    now: () => SENT_AT + 1000,
    readCart: async () => {
      reads += 1;
      const now = BACKEND_SENT_AT + 1000;
      return {
        status: 200,
        result: cart,
        receivedToken: undefined,
        knowsChanges: false,
        now,
        ...read,
      };
    },
  });
  return {
    confirmed,
    reads: () => reads,
    accept: (call: Partial<ShopCall>, result: object, receivedToken: string | undefined) =>
      accept(
        { body: "", isMutation: true, isPersonal: true, ...call },
        { result, receivedToken, sentAt: SENT_AT },
      ),
  };
}

const session = `Session ${sessionToken("t_ann")}`;

test("A token of the session's own customer is passed on without a read, and one of another customer is dropped", async () => {
  const { accept, reads } = acceptor();
  const renewed = sessionToken("t_ann");
  expect(await accept({ session }, added, renewed)).toBe(renewed);
  expect(await accept({ session }, added, sessionToken("t_ben"))).toBeUndefined();
  expect(reads()).toBe(0);
});

test("A first token is passed on once, since its customer is not new the second time", async () => {
  const { accept } = acceptor();
  const first = firstToken();
  const results = await Promise.allSettled([accept({}, added, first), accept({}, added, first)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(accept({}, added, firstToken())).rejects.toMatchObject({
    effect: "unknown",
  });
});

test.each([
  ["another cart", cartOf({ key: "a", quantity: 3 }), firstToken()],
  ["an account's token", cartOf(item), firstToken(0, "7")],
  ["a token issued earlier", cartOf(item), firstToken(-3)],
  ["a malformed token", cartOf(item), "opaque"],
  ["no token", cartOf(item), undefined],
  ["a refused token", refusal, firstToken()],
])("A first change with %s has an unknown effect", async (_, cart, receivedToken) => {
  const { accept } = acceptor(cart);
  await expect(accept({}, added, receivedToken)).rejects.toMatchObject({ effect: "unknown" });
});

test.each([
  ["the token that the read issued", { customer: { sessionToken: firstToken(1) } }, 0],
  ["the Date header, where the read issued none", { customer: null }, BACKEND_SENT_AT + 1000],
])("A first token's age is measured by the backend's clock: by %s", async (_, customer, now) => {
  const read = { data: { ...cartOf(item).data, ...customer } };
  const { accept } = acceptor(read, { now });
  const old = accept({}, added, firstToken(-3, "t_old"));
  await expect(old).rejects.toMatchObject({ effect: "unknown" });
  const first = firstToken(-1);
  expect(await accept({}, added, first)).toBe(first);
});

test("A change that the backend rejected needs no session, and its token is dropped", async () => {
  const { accept, reads } = acceptor();
  const rejected = { data: { addToCart: null }, errors: [{ message: "out of stock" }] };
  expect(await accept({}, rejected, firstToken())).toBeUndefined();
  const review = { data: { writeReview: { rating: 5 } } };
  expect(await accept({}, review, firstToken())).toBeUndefined();
  expect(reads()).toBe(0);
});

test.each([true, false])(
  "The token that follows a refused one is handed on if its cart is empty; after a mutation: %s",
  async (isMutation) => {
    const [call, receivedToken] = [{ session, isMutation }, firstToken()];
    expect(await acceptor(cartOf()).accept(call, refusal, receivedToken)).toBe(receivedToken);
    expect(await acceptor(cartOf(item)).accept(call, refusal, receivedToken)).toBeUndefined();
  },
);

test("Tokens of queries are dropped unless they are the session's or the account's own", async () => {
  const { accept, reads } = acceptor();
  const query = { isMutation: false };
  const cart = cartOf();
  expect(await accept(query, cart, firstToken())).toBeUndefined();
  expect(await accept({ ...query, session }, cart, firstToken())).toBeUndefined();
  const own = sessionToken(7);
  expect(await accept({ ...query, authorization: authorizationOf("7") }, cart, own)).toBe(own);
  expect(reads()).toBe(0);
});

test("An account's token is passed on to its own customer only", async () => {
  const { accept } = acceptor();
  const account = sessionToken(7);
  const login = { data: { login: { authToken: authorizationOf("7").replace("Bearer ", "") } } };
  expect(await accept({ session }, login, account)).toBe(account);
  expect(await accept({ session }, login, sessionToken(8))).toBeUndefined();
  expect(await accept({ session }, added, account)).toBeUndefined();
  expect(await accept({ authorization: authorizationOf("8") }, added, account)).toBeUndefined();
});

test("An accepted token counts as confirmed", async () => {
  const { accept, confirmed } = acceptor();
  const first = firstToken();
  await accept({}, added, first);
  expect(confirmed.customerOf(first)).toBe("t_new");
});

const itemOf = (key: string, quantity: number, databaseId?: number) => ({
  __typename: "SimpleCartItem",
  key,
  quantity,
  ...(databaseId !== undefined && {
    product: { node: { databaseId, key: "no item", quantity: 1 } },
  }),
});

const cart = (...nodes: object[]) => cartItemsIn({ cart: { contents: { nodes } } });

test("Cart items are found wherever a mutation returns them", () => {
  expect(cartItemsIn({ addToCart: { cartItem: itemOf("a", 2, 14) } })).toEqual([
    { key: "a", quantity: 2, productId: 14 },
  ]);
  expect(cartItemsIn({ updateItemQuantities: { updated: [itemOf("a", 1), null] } })).toEqual([
    { key: "a", quantity: 1, productId: undefined },
  ]);
  expect(cartItemsIn({ applyCoupon: { clientMutationId: null } })).toEqual([]);
});

test.each([
  ["the same item", cart(itemOf("a", 2, 14)), true],
  ["the item beside a gift", cart(itemOf("gift", 1), itemOf("a", 2, 14)), true],
  ["another quantity", cart(itemOf("a", 4, 14)), false],
  ["another product", cart(itemOf("a", 2, 15)), false],
  ["another item", cart(itemOf("b", 2, 14)), false],
  ["nothing", cart(), false],
])("A cart with %s shows a returned item: %j", (_, lines, isShown) => {
  const returned = cartItemsIn({ addToCart: { cartItem: itemOf("a", 2, 14) } });
  expect(containsItems(lines, returned)).toBe(isShown);
});

test("A mutation that returned no items matches an empty cart only", () => {
  expect(containsItems(cart(), [])).toBe(true);
  expect(containsItems(cart(itemOf("a", 1)), [])).toBe(false);
});
