import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { appliedFaults, unappliedFaults } from "#packages/faults/proxy/faultKinds.ts";
import type { AnyFault } from "#packages/faults/proxy/faultKinds.ts";
import { casesOf } from "#tests/worlds/servers/environment.ts";
import { LOOKUP, UNREACHED, faultyCheckouts } from "#tests/worlds/shoppers/faultyCheckouts.ts";
import { acmeFields, adapterShop } from "#tests/worlds/backends/adapterShop.ts";
import {
  purchaseFields,
  purchaseOrder,
  purchaseOrderShop,
} from "#tests/worlds/backends/purchaseOrderShop.ts";

/** Part of the request text of a checkout through the Store API. */
const CHECKOUT = '"payment_data"';

const options = {
  app: { paymentFields: purchaseFields },
  woo: purchaseOrderShop,
  fields: purchaseOrder("PO-7"),
};

const fillPatiently = faultyCheckouts(options);
/** At a server that soon gives up; the other also works on a busy machine. */
const fillHurriedly = faultyCheckouts({ ...options, settings: { BACKEND_TIMEOUT_MS: "1000" } });
const fillCheckout = (fault?: AnyFault) =>
  fault?.startsWith("hang") ? fillHurriedly() : fillPatiently();

/** Faults with which a backend or its proxy rejects a call without executing it. */
const turnedAway: readonly AnyFault[] = ["json503", "status429"];
const uncertain = unappliedFaults.filter((fault) => !turnedAway.includes(fault));
const CHECKING = "202 We’re checking whether your order reached us. We never place an order twice.";

describe("an order through the Store API", () => {
  test("is placed with the fields of its payment method, by script and as a form", async () => {
    const { proxy, woo, place, shownOrder, ordersMade } = await fillCheckout();
    woo.checkTotals(true);
    expect(await place("form")).toBe("303 /success");
    expect(await place("script")).toBe("200 /success");
    expect(await shownOrder()).toBe("Your order is in");
    expect(ordersMade()).toBe(1);
    const sent = proxy.calls().filter((body) => body.includes(CHECKOUT));
    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({
        payment_method: "purchase_order",
        payment_data: [{ key: "po_number", value: "PO-7" }],
      }),
    ]);
    expect(woo.orderMeta("po_number")).toBe("PO-7");
  });

  test.each(casesOf(appliedFaults, 1))(
    "is shown immediately, and placed exactly once, after the fault %s",
    async (fault) => {
      const { proxy, place, shownOrder, ordersMade } = await fillCheckout(fault);
      proxy.inject({ fault, matching: CHECKOUT, times: 1 });
      expect(await place("script")).toBe("200 /success");
      expect(await shownOrder()).toBe("Your order is in");
      expect(await place("script")).toBe("200 /success");
      expect(ordersMade()).toBe(1);
    },
  );

  test.each(casesOf(turnedAway, 1))(
    "can be sent again at once after the fault %s",
    async (fault) => {
      const { proxy, pass, place, ordersMade } = await fillCheckout(fault);
      proxy.inject({ fault, matching: CHECKOUT, times: 1 });
      expect(await place("script")).toBe(`503 ${UNREACHED}`);
      pass(1);
      expect(await place("script")).toBe("200 /success");
      expect(ordersMade()).toBe(1);
    },
  );

  test.each(casesOf(uncertain, 1))(
    "counts as not placed in the end after the fault %s",
    async (fault) => {
      const { proxy, pass, place, shownOrder, ordersMade } = await fillCheckout(fault);
      proxy.inject({ fault, matching: CHECKOUT, times: 1 });
      expect(await place("script")).toBe(CHECKING);
      pass(20);
      expect(await shownOrder()).toBe("We’re checking your order");
      pass(61);
      expect(await shownOrder()).toBe("Your order didn’t reach us");
      expect(await place("script")).toBe("200 /success");
      expect(ordersMade()).toBe(1);
    },
  );

  test("is found once the backend responds to its lookup", async () => {
    const { proxy, pass, place, shownOrder, ordersMade } = await fillCheckout();
    proxy.inject(
      { fault: "resetAfter", matching: CHECKOUT },
      { fault: "html500", matching: LOOKUP },
    );
    expect(await place("script")).toBe(CHECKING);
    pass(600);
    expect(await place("script")).toBe(CHECKING);
    proxy.recover();
    expect(await shownOrder()).toBe("Your order is in");
    expect(ordersMade()).toBe(1);
  });

  test(
    "that is stuck is not placed a second time at a shop with the plugin",
    { tags: ["long"] },
    async () => {
      const { woo, proxy, pass, place, ordersMade } = await fillCheckout("hangBefore");
      woo.checkIntents(true);
      proxy.inject({ fault: "lateApply", matching: CHECKOUT, times: 1 });
      expect(await place("script")).toBe(CHECKING);
      pass(61);
      expect(await place("script")).toBe("200 /success");
      await proxy.release();
      expect(ordersMade()).toBe(1);
    },
  );

  test("is not placed at a price that changes while it is on its way", async () => {
    const { woo, proxy, ann, form, ordersMade } = await fillCheckout();
    woo.checkTotals(true);
    proxy.inject({ fault: "overtaken", matching: CHECKOUT, times: 1 });
    const attempt = ann.place(form);
    await expect.poll(() => proxy.calls().some((body) => body.includes(CHECKOUT))).toBe(true);
    woo.chargeForDelivery("6.00");
    await ann.open("/cart");
    expect((await attempt).response).toMatchObject({
      outcome: "changed",
      changes: [
        "“Flat rate” is now $6.00; it was $5.00.",
        "The tax is now $3.47; it was $3.38.",
        "The total is now $45.47; it was $44.38.",
      ],
    });
    expect(ordersMade()).toBe(0);
    woo.chargeForDelivery("5.00");
  });
});

describe("an order by a method with fields", () => {
  test("is posted without script from a page that has the fields, and comes back with their errors", async () => {
    const { ann, form, ordersMade } = await fillCheckout();
    const input = /<input[^>]* name="payment_purchase_order_po_number"[^>]*>/;
    const page = (await ann.open("/checkout")).body;
    expect(page).toMatch(/role="group" aria-label="Purchase order"/);
    expect(page).toMatch(input);
    const without = await ann.post("/checkout", { ...form, ...purchaseOrder("") });
    expect(without.statusCode).toBe(422);
    expect(without.body).toContain("Purchase order number is required.");
    expect(input.exec(without.body)?.[0]).toContain('aria-invalid="true"');
    const long = await ann.post("/checkout", {
      ...form,
      ...purchaseOrder("7".repeat(300)),
    });
    expect([long.statusCode, input.exec(long.body)?.[0]]).toEqual([
      422,
      expect.stringContaining('value="777') as string,
    ]);
    expect(ordersMade()).toBe(0);
  });

  const fillWithoutTokens = faultyCheckouts({
    ...options,
    woo: { settings: { ...purchaseOrderShop.settings, sessionTokens: "session" } },
  });

  test("is not placed at a shop without cart tokens, which says so", async () => {
    const { proxy, place, ordersMade } = await fillWithoutTokens();
    expect(await place("script")).toBe(`503 ${UNREACHED}`);
    expect(proxy.calls().some((body) => body.includes(CHECKOUT))).toBe(false);
    expect(ordersMade()).toBe(0);
  });
});

describe("an order by an adapter of the merchant's", () => {
  const fields = { paymentMethod: "acme", payment_acme_acme_token: "tok_7" };
  const fill = faultyCheckouts({ app: { paymentFields: acmeFields }, woo: adapterShop, fields });

  test("has the adapter's values and who pays, and none that it left out", async () => {
    const { proxy, woo, place, shownOrder } = await fill();
    expect(await place("script")).toBe("200 /success");
    expect(await shownOrder()).toBe("Your order is in");
    expect(woo.orderMeta("acme_token")).toBe("tok_7");
    const [sent = ""] = proxy.calls().filter((body) => body.includes(CHECKOUT));
    const { payment_data: data } = JSON.parse(sent) as { payment_data: { key: string }[] };
    expect(data).toEqual(
      expect.arrayContaining([
        { key: "acme_token", value: "tok_7" },
        { key: "payment_method", value: "acme" },
        { key: "billing_email", value: "ann@example.test" },
      ]),
    );
    expect(data.map(({ key }) => key)).not.toContain("acme_card");
  });

  test("is asked of the shop alone, so that its products can be ordered again", async () => {
    const { proxy, ann, form, place, ordersMade } = await fill();
    expect(await place("script")).toBe("200 /success");
    await ann.add({ productId: 14, quantity: 2 });
    expect(await place("script", { ...form, intent: randomUUID() })).toBe("200 /success");
    expect(ordersMade()).toBe(2);
    expect(proxy.calls().filter((body) => body.includes("vitrineSettlePayment"))).toEqual([]);
  });
});
