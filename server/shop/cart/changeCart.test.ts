import { expect, test } from "vitest";
import { differenceOf } from "#relay/contract/cart/cartChange.ts";
import { IDEMPOTENCY_HEADER } from "#relay/contract/sendOperation.ts";
import { addProduct, sendRequests } from "./changeCart.ts";

test("An added variation is sent with the choices that it leaves open", async () => {
  const bodies: unknown[] = [];
  const send: typeof fetch = async (_input, init) => {
    bodies.push(JSON.parse(init?.body as string));
    return Response.json({ data: { addToCart: {} } });
  };
  const shared: typeof fetch = () => Promise.reject(new Error("not needed"));
  const variation = [{ attributeName: "pa_size", attributeValue: "small" }];
  const line = { productId: 1, variationId: 7, variation, quantity: 1 };
  const added = await addProduct({ send, shared }, line, { quantity: 1, changeKey: "a-1-7" });
  expect(added).toEqual({ result: "done" });
  expect(bodies).toMatchObject([
    {
      variables: {
        input: {
          productId: 1,
          quantity: 1,
          variationId: 7,
          variation,
        },
      },
    },
  ]);
});

test.each(["add", "set"] as const)(
  "Each product that a change adds has a key of its own (%s)",
  async (kind) => {
    const keys: (string | null)[] = [];
    const send: typeof fetch = async (_input, init) => {
      keys.push(new Headers(init?.headers).get(IDEMPOTENCY_HEADER));
      return Response.json({ data: { addToCart: {} } });
    };
    const read = async () => [];
    const cart = { send, read, readAgain: read, isOther: () => false };
    const tools = { cart, shared: send, changeId: "a", isRestored: () => false };
    // Lines of an expired cart have a target alone; lines that were set may be gone.
    const lines = [7, 8].map((productId) => ({ productId, quantity: 2, target: 2 }));
    expect(await sendRequests(tools, kind, differenceOf({ kind, lines }, []))).toBe("done");
    expect(keys).toEqual(["a-7-0", "a-8-0"]);
  },
);
