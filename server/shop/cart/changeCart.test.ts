import { expect, test } from "vitest";
import { differenceOf } from "#relay/contract/cart/cartChange.ts";
import type { KnownLine } from "#relay/contract/cart/cartLines.ts";
import { IDEMPOTENCY_HEADER } from "#relay/contract/sendOperation.ts";
import { openMemoryStore } from "#server/store/memoryStore.ts";
import { addProducts, changeQuantities, firstTargets } from "./cartChanges.ts";
import { addProduct, sendRequests } from "./changeCart.ts";
import type { ChangeTools } from "./changeCart.ts";

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

const ID = "1c2b3c4d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";
const addition = {
  id: ID,
  kind: "add" as const,
  lines: [{ productId: 7, name: "Mug", quantity: 2 }],
};
const mugs: KnownLine = { key: "a".repeat(32), quantity: 3, productId: 7 };

/** Tools over a cart with these lines, and a backend that gives these responses in order. */
function toolsOver(
  lines: readonly KnownLine[],
  responses: object[],
  options: { isOther?: boolean; isRestored?: boolean } = {},
) {
  const inputs: unknown[] = [];
  const reads = { count: 0 };
  const read = async () => {
    reads.count += 1;
    return lines;
  };
  const send: typeof fetch = async (_input, init) => {
    const { variables } = JSON.parse(init?.body as string) as { variables: { input: unknown } };
    inputs.push(variables.input);
    return Response.json(responses.shift() ?? { data: { done: {} } });
  };
  const cart = { send, read, readAgain: read, isOther: () => options.isOther ?? false };
  const shared: typeof fetch = () => Promise.reject(new Error("not needed"));
  const isRestored = () => options.isRestored ?? false;
  const tools: ChangeTools = { cart, shared, changeId: ID, isRestored };
  return { tools, inputs, reads };
}

const rejected = { data: { done: null }, errors: [{ message: "No", path: ["done"] }] };

test("An addition to a known cart is sent without a read", async () => {
  const { tools, inputs, reads } = toolsOver([mugs], []);
  expect(await addProducts(tools, addition, [mugs])).toBe("done");
  expect(inputs).toEqual([expect.objectContaining({ productId: 7, quantity: 2 })]);
  expect(reads.count).toBe(0);
});

test("The retry of a failed addition targets the quantity read before it plus the added units", async () => {
  const { tools } = toolsOver([mugs], [rejected]);
  const result = await addProducts(tools, addition, undefined);
  expect(result).toMatchObject({ rest: { lines: [{ quantity: 2, target: 5 }] } });
});

test.each([
  ["targets the added units alone", { isOther: true }, 2],
  ["includes the former quantity if the cart was restored", { isOther: true, isRestored: true }, 5],
])("The retry of a failed addition, in another session, %s", async (_, options, quantity) => {
  const { tools } = toolsOver([mugs], [rejected], options);
  const result = await addProducts(tools, addition, [mugs]);
  expect(result).toMatchObject({ rest: { lines: [{ quantity: 2, target: quantity }] } });
});

test("Quantities that the backend rejects together are set for the lines that exist", async () => {
  const { tools, inputs } = toolsOver([mugs], [rejected]);
  const targets = [
    { key: mugs.key, quantity: 4 },
    { key: "b".repeat(32), quantity: 0 },
  ];
  const lines = targets.map((target) => ({ productId: 0, ...target }));
  expect(await changeQuantities(tools, { id: ID, kind: "set", lines }, {})).toBe("done");
  expect(inputs).toEqual([{ items: targets }, { items: [{ key: mugs.key, quantity: 4 }] }]);
});

test.each([
  ["nothing if the present cart has them", { current: [mugs] }, 0],
  ["a request if the last known cart may be outdated", { known: [mugs] }, 1],
])("The quantities that lines already have cause %s", async (_, lines, count) => {
  const { tools, inputs } = toolsOver([mugs], []);
  const wanted = [{ productId: 0, key: mugs.key, quantity: 3 }];
  expect(await changeQuantities(tools, { id: ID, kind: "set", lines: wanted }, lines)).toBe("done");
  expect(inputs).toHaveLength(count);
});

test("A report's button that is pressed again aims at the quantities of the first press", async () => {
  const store = openMemoryStore();
  const wanted = (quantity: number) => [{ quantity, name: "Belt" }];
  expect(await firstTargets(store, "report", wanted(2))).toEqual(wanted(2));
  expect(await firstTargets(store, "report", wanted(3))).toEqual(wanted(2));
  expect(await firstTargets(store, "another", wanted(3))).toEqual(wanted(3));
});
