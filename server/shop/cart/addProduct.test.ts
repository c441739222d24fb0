import { expect, test } from "vitest";
import { addProduct } from "./addProduct.ts";

test("An added variation is sent with the choices that it leaves open", async () => {
  const bodies: unknown[] = [];
  const send: typeof fetch = async (_input, init) => {
    bodies.push(JSON.parse(init?.body as string));
    return Response.json({ data: { addToCart: {} } });
  };
  const shared: typeof fetch = () => Promise.reject(new Error("not needed"));
  const product = { productId: 1, variationId: 7, choice: { pa_size: "small" } };
  expect(await addProduct({ send, shared }, product, { quantity: 1, changeKey: "a-1-7" })).toEqual({
    kind: "done",
  });
  expect(bodies).toMatchObject([
    {
      variables: {
        input: {
          productId: 1,
          quantity: 1,
          variationId: 7,
          variation: [{ attributeName: "pa_size", attributeValue: "small" }],
        },
      },
    },
  ]);
});
