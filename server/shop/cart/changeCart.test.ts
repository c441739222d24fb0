import { expect, test } from "vitest";
import { addProduct } from "./changeCart.ts";

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
