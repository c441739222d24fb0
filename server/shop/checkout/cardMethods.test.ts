import { expect, test, vi } from "vitest";
import { createMethodsWithFields } from "./cardMethods.ts";

const card = {
  method: "stripe",
  adapter: "stripe",
  publishableKey: "pk_test_1",
  currency: "USD",
  types: ["card"],
  savesCards: false,
};
const declared = [{ id: "purchase_order", fields: [{ name: "po_number", label: "Number" }] }];
const orderSecret = "a secret of this server and WordPress";
const send = vi.fn<typeof fetch>();

const readAgain = async (...responses: object[]) => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const methods = createMethodsWithFields(send, declared, { orderSecret });
  const read: string[][] = [];
  for (const response of responses) {
    vi.advanceTimersByTime(300_001);
    send.mockResolvedValueOnce(Response.json(response));
    read.push((await methods.read()).map(({ id }) => id));
  }
  vi.useRealTimers();
  return read;
};

const CARDS = ["purchase_order", "stripe"];
const told = { data: { vitrineCardMethods: [card] } };

test("WordPress's card methods follow those of the merchant's folder, until they are switched off", async () => {
  const off = { data: { vitrineCardMethods: null } };
  expect(await readAgain(told, off)).toEqual([CARDS, ["purchase_order"]]);
});

test("A failed request leaves the card methods that were told last", async () => {
  const failed = {
    data: { vitrineCardMethods: null },
    errors: [{ message: "Internal server error" }],
  };
  expect(await readAgain(failed, told, failed)).toEqual([["purchase_order"], CARDS, CARDS]);
});

test("A backend without the plugin has none, and one without a secret is not asked", async () => {
  const message = 'Cannot query field "vitrineCardMethods" on type "RootQuery".';
  expect(await readAgain({ errors: [{ message }] })).toEqual([["purchase_order"]]);
  send.mockClear();
  const methods = createMethodsWithFields(send, declared, {});
  expect(await methods.read()).toEqual(declared);
  expect(send).not.toHaveBeenCalled();
});
