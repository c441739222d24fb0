import { expect, test } from "vitest";
import type { Backend } from "./backend.ts";
import { requestStore } from "./storeRequest.ts";

const call = { route: "checkout", body: "{}", cartToken: "a.b.c", customer: "t_1" } as const;

/** Backend whose Store API responds so; records the requests. */
function backendOf(respond: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const backend: Backend = {
    kind: "remote",
    graphql: async () => Response.json({ data: {} }),
    store: async (request) => {
      requests.push(request);
      return respond();
    },
    movedTo: async () => undefined,
    close: () => {},
  };
  return { backend, requests };
}

test("An order is posted with the cart token and the customer's authorization, and without a cookie", async () => {
  const { backend, requests } = backendOf(() => Response.json({ order_id: 1 }));
  const sent = { ...call, authorization: "Bearer x.y.z", address: "192.0.2.7", userAgent: "Test" };
  expect(await requestStore(backend, sent)).toEqual({ status: 200, body: { order_id: 1 } });
  const [request] = requests;
  expect(request?.method).toBe("POST");
  expect(new URL(request?.url ?? "").pathname).toBe("/wp-json/wc/store/v1/checkout");
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    accept: "application/json",
    "content-type": "application/json",
    "cart-token": "a.b.c",
    authorization: "Bearer x.y.z",
    traceparent: expect.any(String) as string,
    "x-vitrine-client": "192.0.2.7",
    "x-vitrine-agent": "Test",
  });
});

test("The cart is read by GET", async () => {
  const { backend, requests } = backendOf(() => Response.json({ items: [] }));
  await requestStore(backend, { ...call, route: "cart", body: undefined });
  expect(requests[0]?.method).toBe("GET");
});

test("A refusal is a response", async () => {
  const refusal = { code: "woocommerce_rest_cart_empty", message: "Your cart is empty." };
  const { backend } = backendOf(() => Response.json(refusal, { status: 409 }));
  expect(await requestStore(backend, call)).toEqual({ status: 409, body: refusal });
});

test.each([
  ["a page of WordPress", () => new Response("<html>", { status: 403 }), "unknown"],
  ["an error of WordPress", () => Response.json({ code: "internal" }, { status: 500 }), "unknown"],
  ["a busy server", () => Response.json({ code: "busy" }, { status: 503 }), "none"],
  ["a rate limit", () => new Response("later", { status: 429 }), "none"],
  ["a lost connection", () => Promise.reject(new Error("socket hang up")), "unknown"],
  [
    "a closed port",
    () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" })),
    "none",
  ],
] as const)("%s is a failure with the effect of the call", async (_, respond, effect) => {
  const { backend } = backendOf(respond);
  await expect(requestStore(backend, call)).rejects.toMatchObject({
    name: "BackendError",
    effect,
  });
});

test("The Retry-After of a response is passed on", async () => {
  const { backend } = backendOf(
    () => new Response("later", { status: 429, headers: { "retry-after": "7" } }),
  );
  await expect(requestStore(backend, call)).rejects.toMatchObject({ retryAfterSeconds: 7 });
});
