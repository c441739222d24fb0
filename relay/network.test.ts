import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { RequestParameters } from "relay-runtime";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import { OperationError } from "#relay/contract/errors.ts";
import { createNetwork, randomUuid } from "./network.ts";
import type { CallMetadata } from "./network.ts";
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

  test.each([
    [503, "7", { effect: "none", retryAfterSeconds: 7 }],
    [429, "Wed, 21 Oct 2026 07:28:00 GMT", { effect: "none", retryAfterSeconds: undefined }],
    [502, "", { effect: "unknown", isAnswered: true }],
  ])(
    "that gets status %i fails with its effect and the delay before a retry",
    async (status, after, failure) => {
      const headers = { "retry-after": after };
      const send = vi.fn<typeof fetch>().mockResolvedValue(new Response("{}", { status, headers }));
      await expect(sendOperation({ send, url: "/" }, params, {})).rejects.toMatchObject(failure);
    },
  );

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

  const refused = { data: { cart: null }, errors: [{ message: "invalid_token: Expired token" }] };
  const cart = { data: { cart: { total: "£1.00" } } };

  test("restores the cart of a refused session under the session lock, and sends the query again", async () => {
    const log: string[] = [];
    const send = respondWith(refused, cart);
    const lock = {
      isNeeded: () => true,
      run: async <T>(work: () => Promise<T>) => {
        log.push("locked");
        const result = await work();
        log.push("released");
        return result;
      },
    };
    const restoreCart = async () => {
      log.push("restored");
      return "done" as const;
    };
    const network = createNetwork({ send, url: "/", lock, restoreCart });
    expect(await network.execute(params, {}, {}).toPromise()).toEqual(cart);
    expect(log).toEqual(["locked", "restored", "released"]);

    log.splice(0);
    send.mockResolvedValueOnce(Response.json(refused)).mockResolvedValueOnce(Response.json(cart));
    const metadata: CallMetadata = { isLocked: true };
    await network.execute(params, {}, { metadata }).toPromise();
    expect(log).toEqual(["restored"]);
  });

  test("does not send a refused query again if there is nothing to restore", async () => {
    const send = respondWith(refused);
    const network = createNetwork({ send, url: "/", restoreCart: async () => undefined });
    await expect(network.execute(params, {}, {}).toPromise()).rejects.toThrow("invalid_token");
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("does not send a refused mutation again before its cart is restored", async () => {
    const send = respondWith({ ...refused, data: { addToCart: null } });
    const network = createNetwork({ send, url: "/", restoreCart: async () => "none" });
    const mutation = { ...params, operationKind: "mutation" as const };
    await expect(network.execute(mutation, {}, {}).toPromise()).rejects.toMatchObject({
      effect: "none",
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("sends an idempotency key, and another one after a refusal", async () => {
    const send = respondWith(
      { ...refused, data: { addToCart: null } },
      { data: { addToCart: {} } },
    );
    const { request } = createOperationDescriptor(getRequest(addToCart), { input: {} });
    const metadata: CallMetadata = { idempotencyKey: "first", keepalive: true };
    const network = createNetwork({ send, url: "/" });
    await network.execute(request.node.params, request.variables, { metadata }).toPromise();
    const [first, second] = send.mock.calls.map(([, init]) => init);
    expect(first?.keepalive).toBe(true);
    expect(new Headers(first?.headers).get("idempotency-key")).toBe("first");
    expect(new Headers(second?.headers).get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
  });

  test("leaves out the lines that failed, and keeps the rest of the cart", async () => {
    const errors = [{ message: "Internal server error", path: ["cart", "contents"] }];
    const send = respondWith({ data: { cart: { contents: null, total: "£1.00" } }, errors });
    expect(await execute(send, params)).toEqual(cart);
  });
});

test("randomUuid returns a different valid UUID each time", () => {
  const ids = Array.from({ length: 50 }, randomUuid);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
