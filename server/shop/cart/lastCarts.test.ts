import { expect, test } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import { fixedToken } from "#tests/worlds/fixtures/tokenFixture.ts";
import { createLastCarts } from "./lastCarts.ts";

const OWN = fixedToken("t_ann");
const RENEWED = fixedToken("t_ann", 9e9 + 1);
const FOREIGN = fixedToken("t_ben");

const cart = { contents: { nodes: [{ key: "a", quantity: 1 }] }, total: "$1.00" };
const read = JSON.stringify({
  operationName: cartQuery.params.name,
  variables: {},
  query: cartQuery.params.text,
});
const mutation = (name: string) =>
  JSON.stringify({ query: `mutation X{${name}(input:$input){x}}` });

/** Returns the backend's result as the gateway hands it to an observer. */
const observed = (result: object, token = "") => ({
  result,
  response: { status: 200, body: JSON.stringify(result), ...(token && { token }) },
});

/** Opens a store with a clock that the test moves. */
function openStore() {
  let time = 1;
  const carts = createLastCarts({ now: () => (time += 1) });
  const call = (body: string, result: object, { sent = OWN, token = "" } = {}) =>
    carts.observe(
      {
        session: `Session ${sent}`,
        body,
        isMutation: !body.includes("useCartQuery"),
        isPersonal: true,
      },
      async () => observed(result, token),
    );
  return { carts, call, pass: (milliseconds: number) => void (time += milliseconds) };
}

test("A cart read is stored for its exact token, with its time", async () => {
  const { carts, call } = openStore();
  await call(read, { data: { cart } });
  expect(carts.of(OWN)?.cart).toEqual(cart);
  expect(Date.parse(carts.of(OWN)?.asOf ?? "")).toBeGreaterThan(Date.now() - 10_000);
  for (const token of [FOREIGN, RENEWED, undefined]) expect(carts.of(token)).toBeUndefined();
});

test.each([
  ["an incomplete response", { data: { cart: { contents: null } }, errors: [{ message: "x" }] }],
  ["a response without lines", { data: { cart: { contents: null } } }],
  ["a refusal", { data: { cart: null }, errors: [{ message: "invalid_token: Expired token" }] }],
])("%s is not stored", async (_title, result) => {
  const { carts, call } = openStore();
  await call(read, result);
  expect(carts.of(OWN)).toBeUndefined();
});

test("A renewed token opens the same cart, and a stranger's does not", async () => {
  const { carts, call } = openStore();
  await call(read, { data: { cart } });
  await call(mutation("addToCart"), { data: { addToCart: {} } }, { token: FOREIGN });
  await call(mutation("addToCart"), { data: { addToCart: {} } }, { token: RENEWED });
  expect(carts.of(RENEWED)?.cart).toEqual(cart);
  expect(carts.of(FOREIGN)).toBeUndefined();
});

test("The token that comes with a refusal does not open the cart", async () => {
  const { carts, call } = openStore();
  await call(read, { data: { cart } });
  const refusal = { data: null, errors: [{ message: "invalid_token: Expired token" }] };
  await call(mutation("addToCart"), refusal, { token: RENEWED });
  expect(carts.of(RENEWED)).toBeUndefined();
});

test("A cart is current until it changes or a minute has passed", async () => {
  const { carts, call, pass } = openStore();
  await call(read, { data: { cart } });
  expect(carts.current(OWN)?.cart).toEqual(cart);
  await call(mutation("addToCart"), { data: { addToCart: {} } }, { token: RENEWED });
  expect([carts.current(OWN), carts.current(RENEWED)]).toEqual([undefined, undefined]);
  await call(read, { data: { cart } }, { sent: RENEWED });
  expect(carts.current(RENEWED)).toBeDefined();
  pass(60_000);
  expect(carts.current(RENEWED)).toBeUndefined();
  expect(carts.of(RENEWED)).toBeDefined();
});

test("A cart that was read while a change was in flight is not current", async () => {
  const { carts, call } = openStore();
  const change = Promise.withResolvers<ReturnType<typeof observed>>();
  const body = mutation("addToCart");
  const session = `Session ${OWN}`;
  const changing = carts.observe(
    { session, body, isMutation: true, isPersonal: true },
    () => change.promise,
  );
  await call(read, { data: { cart } });
  change.resolve(observed({}));
  await changing;
  expect(carts.current(OWN)).toBeUndefined();
});

test("A cart is forgotten with an order, even if its response is lost, and on demand", async () => {
  const { carts, call } = openStore();
  await call(read, { data: { cart } });
  const body = mutation("checkout");
  const session = `Session ${OWN}`;
  const lost = carts.observe({ session, body, isMutation: true, isPersonal: true }, () =>
    Promise.reject(new Error("lost")),
  );
  await expect(lost).rejects.toThrow("lost");
  expect(carts.of(OWN)).toBeUndefined();
  await call(read, { data: { cart } });
  await call(mutation("addToCart"), { data: { addToCart: {} } }, { token: RENEWED });
  carts.forget(RENEWED);
  expect([carts.of(OWN), carts.of(RENEWED)]).toEqual([undefined, undefined]);
});

test("The cart from before an order is returned again if the order was not placed", async () => {
  const { carts, call } = openStore();
  await call(read, { data: { cart } });
  await call(mutation("checkout"), { data: null, errors: [] }, { token: RENEWED });
  expect([carts.of(OWN), carts.of(RENEWED)]).toEqual([undefined, undefined]);
  carts.restore(RENEWED);
  expect([carts.of(OWN)?.cart, carts.of(RENEWED)?.cart]).toEqual([cart, cart]);
  expect(carts.current(RENEWED)).toBeUndefined();
});

test("A cart from before a placed order is not returned again, though a later order was not placed", async () => {
  const { carts, call } = openStore();
  await call(read, { data: { cart } });
  await call(mutation("checkout"), { data: null });
  carts.forget(OWN);
  await call(mutation("checkout"), { data: null });
  carts.restore(OWN);
  expect(carts.of(OWN)).toBeUndefined();
});

test("A cart that was read after an order of unknown result is returned until it was placed", async () => {
  const { carts, call } = openStore();
  await call(read, { data: { cart } });
  await call(mutation("checkout"), { data: null });
  await call(read, { data: { cart } });
  expect(carts.of(OWN)?.cart).toEqual(cart);
  carts.forget(OWN);
  expect(carts.of(OWN)).toBeUndefined();
});

test("A cart whose read began before it was forgotten is not returned", async () => {
  const { carts } = openStore();
  const reading = Promise.withResolvers<ReturnType<typeof observed>>();
  const session = `Session ${OWN}`;
  const shared = { session, isMutation: false, isPersonal: true };
  await carts.observe({ ...shared, body: read }, async () => observed({ data: { cart } }));
  const late = carts.observe({ ...shared, body: read }, () => reading.promise);
  carts.forget(OWN);
  reading.resolve(observed({ data: { cart } }));
  await late;
  expect(carts.of(OWN)).toBeUndefined();
});

test("The store is bounded: the least recently used carts are evicted", async () => {
  const { carts, call } = openStore();
  const large = { ...cart, total: "x".repeat(1024 * 1024) };
  await call(read, { data: { cart: large } });
  for (let number = 0; number < 40; number += 1) {
    await call(read, { data: { cart: large } }, { sent: fixedToken(`t_${number}`) });
  }
  expect(carts.of(OWN)).toBeUndefined();
  expect(carts.of(fixedToken("t_39"))).toBeDefined();
});

test("A cart is dropped fourteen days after it was read", async () => {
  const { carts, call, pass } = openStore();
  await call(read, { data: { cart } });
  pass(13 * 86_400_000);
  expect(carts.of(OWN)?.cart).toEqual(cart);
  pass(2 * 86_400_000);
  expect(carts.of(OWN)).toBeUndefined();
});
