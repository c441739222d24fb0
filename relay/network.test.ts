import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { RequestParameters } from "relay-runtime";
import { describe, expect, test, vi } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import { OperationError } from "#relay/contract/errors.ts";
import { createNetwork } from "./network.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";

const respondWith = (...bodies: (object | string)[]) => {
  const send = vi.fn<typeof fetch>();
  for (const body of bodies) {
    send.mockResolvedValueOnce(
      new Response(typeof body === "string" ? body : JSON.stringify(body)),
    );
  }
  return send;
};

const { params } = getRequest(cartQuery);
const execute = (send: typeof fetch, operation: RequestParameters, variables = {}) =>
  createNetwork({ send, url: "/graphql" }).execute(operation, variables, {}).toPromise();

describe("An operation's HTTP request", () => {
  test("is a POST of operationName, variables and query", async () => {
    const send = respondWith({ data: { cart: null } });
    await sendOperation({ send, url: "/graphql" }, params, { a: 1 });
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe("/graphql");
    expect(init?.method).toBe("POST");
    expect(JSON.parse(typeof init?.body === "string" ? init.body : "")).toEqual({
      operationName: "useCartQuery",
      variables: { a: 1 },
      query: params.text,
    });
  });

  test.each([
    ["HTML", "<html>maintenance</html>"],
    ["an empty body", ""],
    ["JSON that is no GraphQL response", "{}"],
    ["truncated JSON", '{"data":{"ca'],
  ])("whose response is %s fails with an OperationError", async (_what, body) => {
    const send = respondWith(body);
    await expect(sendOperation({ send, url: "/" }, params, {})).rejects.toThrow(OperationError);
  });

  test("that gets no response fails with its cause", async () => {
    const cause = new TypeError("refused");
    const send = vi.fn<typeof fetch>().mockRejectedValue(cause);
    await expect(sendOperation({ send, url: "/" }, params, {})).rejects.toMatchObject({ cause });
  });
});

describe("Relay's network", () => {
  test("treats a null cart without an error as data", async () => {
    expect(await execute(respondWith({ data: { cart: null } }), params)).toEqual({
      data: { cart: null },
    });
  });

  test("treats a null cart with an error as an error, so that the cart is not emptied", async () => {
    const refusal = { data: { cart: null }, errors: [{ message: "invalid_token: Expired token" }] };
    await expect(execute(respondWith(refusal), params)).rejects.toThrow("invalid_token");
  });

  test("retries a mutation once whose session was refused", async () => {
    const refusal = {
      data: { addToCart: null },
      errors: [{ message: "invalid_token: Expired token" }],
    };
    const send = respondWith(refusal, { data: { addToCart: { cartItem: null } } });
    const operation = createOperationDescriptor(getRequest(addToCart), { input: { productId: 1 } });
    await execute(send, operation.request.node.params, operation.request.variables);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
