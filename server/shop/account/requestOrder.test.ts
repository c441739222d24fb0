import { expect, test } from "vitest";
import { linesToReorder } from "./customerOrder.ts";
import { requestOrder } from "./requestOrder.ts";

const line = (productId: number) => ({
  productId,
  variationId: null,
  quantity: 1,
  total: "£1.00",
  product: { node: { name: `Thing ${productId}` } },
  variation: null,
});

test("requestOrder fetches all pages of an order's lines, and linesToReorder includes them all", async () => {
  const responses = [
    {
      order: {
        databaseId: 7,
        lineItems: { nodes: [line(1)], pageInfo: { hasNextPage: true, endCursor: "c" } },
      },
      paymentGateways: { nodes: [] },
    },
    { order: { lineItems: { nodes: [line(2)], pageInfo: { hasNextPage: false } } } },
  ];
  const requests: unknown[] = [];
  const order = await requestOrder(async (_url, init) => {
    requests.push((JSON.parse(init?.body as string) as { variables: unknown }).variables);
    return Response.json({ data: responses[requests.length - 1] });
  }, 7);
  expect(requests).toEqual([{ id: "7" }, { id: "7", after: "c" }]);
  expect(order && linesToReorder(order).map(({ productId }) => productId)).toEqual([1, 2]);
});
