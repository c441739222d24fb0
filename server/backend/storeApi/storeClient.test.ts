import { expect, test } from "vitest";
import { placeStoreOrder, readStoreCart } from "./storeClient.ts";
import type { StoreCheckout } from "./storeClient.ts";
import { cardRecordings, cardSteps } from "#tests/worlds/backends/cardRecordings.ts";
import { storeAddress } from "#tests/worlds/fixtures/storeAddressFixture.ts";

const checkout: StoreCheckout = {
  billing_address: { ...storeAddress, email: "ann@example.test" },
  shipping_address: storeAddress,
  payment_method: "cod",
};

const order = {
  order_id: 7,
  order_number: "A-7",
  order_key: "wc_order_x",
  status: "pending",
  customer_id: 0,
  payment_method: "cod",
  payment_result: { payment_status: "failure", payment_details: [], redirect_url: "" },
};

const respond =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    Response.json(body, { status });

test("A declined payment is the result of an order, not a refusal", async () => {
  expect(await placeStoreOrder(respond(order, 400), checkout)).toEqual({ order });
});

test("A refusal has its code and its sentences", async () => {
  const refusal = {
    code: "rest_invalid_param",
    message: "Invalid parameter(s): billing_address",
    data: { status: 400, params: { billing_address: "The postcode is not valid." } },
  };
  expect(
    await placeStoreOrder(respond({ ...refusal, additional_errors: [] }, 400), checkout),
  ).toEqual({ refusal });
});

test("A refusal that lists missing parts has no sentences about them", async () => {
  const refusal = {
    code: "rest_missing_callback_param",
    message: "Missing parameter(s): billing_address",
    data: { status: 400, params: ["billing_address"] },
  };
  expect(await placeStoreOrder(respond(refusal, 400), checkout)).toEqual({
    refusal: { ...refusal, data: { status: 400 } },
  });
});

const recorded = cardRecordings.flatMap((recording) =>
  cardSteps(recording).flatMap(({ name, request, response }) =>
    request?.path.endsWith("/checkout") && response ? [[recording, name, response] as const] : [],
  ),
);

test.each(recorded)("Reads a card plugin's response: %s, %s", async (_, __, { status, body }) => {
  const result = await placeStoreOrder(respond(body, status), checkout);
  expect(body).toMatchObject("order" in result ? result.order : result.refusal);
  expect("order" in result).toBe(status === 200);
});

test.each([
  ["a cart", () => readStoreCart(respond({ items: [] }))],
  ["an order", () => placeStoreOrder(respond({ id: 7 }), checkout)],
  ["a refusal", () => placeStoreOrder(respond({ message: "No." }, 400), checkout)],
  ["a cart that was refused", () => readStoreCart(respond({ code: "no", message: "No." }, 400))],
])("%s of another shape is a failure of unknown effect", async (_, read) => {
  await expect(read()).rejects.toMatchObject({ name: "BackendError", effect: "unknown" });
});
