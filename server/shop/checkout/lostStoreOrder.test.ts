import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import { storeOrderOf } from "#tests/worlds/fixtures/orderingFixture.ts";
import {
  INTENT,
  PURCHASE_ORDER,
  createdOrder,
  openPlacing,
  PLACED,
} from "#tests/worlds/fixtures/placingFixture.ts";
import type { Placing } from "#tests/worlds/fixtures/placingFixture.ts";

let state: Placing["state"];
let shop: Placing["shop"];
let place: Placing["place"];
let pass: Placing["pass"];

beforeEach(() => {
  const placing = openPlacing(PURCHASE_ORDER);
  ({ state, shop, pass } = placing);
  place = (typed = {}) => placing.place({ payment_card_po_number: "PO-7", ...typed });
});
afterEach(() => state.close());

describe("an order through the Store API whose response is lost", () => {
  const lost = () => {
    throw new BackendError("the backend could not be reached", { effect: "unknown" });
  };

  test("is found by its intent", async () => {
    shop.storeCheckout = () => {
      shop.orders = [{ ...createdOrder(), metaData: [{ key: "vitrine_intent", value: INTENT }] }];
      return lost();
    };
    expect(await place()).toEqual(PLACED);
    expect(shop.sent).toBe(1);
  });

  test("is found by its content where orders have no intent", async () => {
    shop.storeCheckout = () => {
      shop.orders = [createdOrder()];
      return lost();
    };
    expect(await place()).toEqual(PLACED);
  });

  test("blocks the next one until it is known, and counts as not placed in the end", async () => {
    shop.storeCheckout = lost;
    expect(await place()).toMatchObject({ outcome: "checking" });
    expect(await place({ intent: randomUUID() })).toMatchObject({ outcome: "checking" });
    pass(61_000);
    shop.storeCheckout = () => Response.json(storeOrderOf(createdOrder()));
    expect(await place()).toEqual(PLACED);
    expect(shop.sent).toBe(2);
  });

  test("is not mistaken for the draft that the shop has made of it", async () => {
    const draft = createdOrder({ status: "CHECKOUT_DRAFT" });
    shop.storeCheckout = () => {
      shop.orders = [{ ...draft, metaData: [{ key: "vitrine_intent", value: INTENT }] }];
      return lost();
    };
    expect(await place()).toMatchObject({ outcome: "checking" });
  });

  test("is sent again at once if it certainly was not applied", async () => {
    shop.storeCheckout = () => {
      throw new BackendError("the backend is busy", { effect: "none" });
    };
    expect(await place()).toMatchObject({ outcome: "failed", effectOfCall: "none" });
    shop.storeCheckout = () => Response.json(storeOrderOf(createdOrder()));
    expect(await place()).toEqual(PLACED);
  });
});
