import { describe, expect, test } from "vitest";
import { appliedFaults, unappliedFaults } from "#packages/faults/proxy/faultKinds.ts";
import type { AnyFault, Fault } from "#packages/faults/proxy/faultKinds.ts";
import {
  CHECKOUT,
  LOOKUP,
  UNREACHED,
  faultyCheckouts,
} from "#tests/worlds/shoppers/faultyCheckouts.ts";
import type { FaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import type { Way } from "#tests/worlds/shoppers/faultyCheckouts.ts";

/** Faults with which a backend or its proxy rejects a call without executing it, so that it can be sent again. */
const turnedAway: readonly AnyFault[] = ["json503", "status429", "bare429"];
/** Faults that leave the response to a checkout usable. */
const usable: readonly Fault[] = ["slow", "droppedToken", "swappedToken"];
const lost = appliedFaults.filter((fault) => !usable.includes(fault));
const uncertain = unappliedFaults.filter((fault) => !turnedAway.includes(fault));

/**
 * Seconds after the attempt at which its result is certainly unknown, and certainly known: a
 * request without an end may still be running, and a gzip bomb may take longer than our timeout.
 */
const lookups = (fault: Fault): readonly [unknown: number, known: number] => [
  fault === "hangBefore" ? 50 : 20,
  ["hangBefore", "gzipBomb"].includes(fault) ? 61 : 31,
];

/** `Retry-After` of the fault `status429`, during which no such call is sent again. */
const RETRY_AFTER_SECONDS = 1;

const fillPatiently = faultyCheckouts();
/** At a server that soon gives up; the other also works on a busy machine. */
const fillHurriedly = faultyCheckouts({ settings: { BACKEND_TIMEOUT_MS: "1000" } });
const fillCheckout = (fault?: AnyFault) =>
  fault?.startsWith("hang") ? fillHurriedly() : fillPatiently();

/** Returns the fields of the form that sends a typed checkout again. */
const fieldsToSendAgain = (html: string) =>
  Object.fromEntries(
    Array.from(
      html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g),
      ([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')] as const,
    ),
  );

/** Lets an order find no connection: the cart is read again after the addresses are sent. */
const refuseOrder = ({ refuseAfter }: FaultProxy) =>
  refuseAfter("sendAddressesMutation", "readCartQuery");

const ordersSent = ({ calls }: FaultProxy) =>
  calls().filter((body) => body.includes(CHECKOUT)).length;

describe.each<Way>(["script", "form"])("an order by %s", (way) => {
  const placed = way === "script" ? "200 /success" : "303 /success";
  const checking =
    way === "script"
      ? "202 We’re checking whether your order reached us. We never place an order twice."
      : "303 /success";

  test.each(appliedFaults)(
    "is shown immediately, and placed exactly once, after the fault %s",
    async (fault) => {
      const { proxy, place, shownOrder, ordersMade } = await fillCheckout(fault);
      proxy.inject({ fault, matching: CHECKOUT, times: 1 });
      expect(await place(way)).toBe(placed);
      expect(await shownOrder()).toBe("Your order is in");
      expect(await place(way)).toBe(placed);
      expect(ordersMade()).toBe(1);
    },
  );

  test.each(lost)("is found once the backend responds after the fault %s", async (fault) => {
    const { proxy, pass, place, shownOrder, ordersMade } = await fillCheckout(fault);
    proxy.inject({ fault, matching: CHECKOUT }, { fault: "html500", matching: LOOKUP });
    expect(await place(way)).toBe(checking);
    expect(await shownOrder()).toBe("We’re checking your order");
    pass(600);
    expect(await place(way)).toBe(checking);
    proxy.recover();
    expect(await shownOrder()).toBe("Your order is in");
    expect(ordersMade()).toBe(1);
  });

  test.each(turnedAway)("can be sent again at once after the fault %s", async (fault) => {
    const { proxy, pass, place, shownOrder, ordersMade } = await fillCheckout(fault);
    proxy.inject({ fault, matching: CHECKOUT, times: 1 });
    expect(await place(way)).toBe(`503 ${UNREACHED}`);
    expect(ordersMade()).toBe(0);
    if (fault === "status429") pass(RETRY_AFTER_SECONDS);
    expect(await place(way)).toBe(placed);
    expect(await shownOrder()).toBe("Your order is in");
    expect(ordersMade()).toBe(1);
  });

  test("is held back while Retry-After of a 429 lasts, however the token changes, and then placed once", async () => {
    const { proxy, woo, pass, place, ordersMade } = await fillCheckout();
    proxy.inject({ fault: "status429", matching: CHECKOUT, times: 1 });
    expect(await place(way)).toBe(`503 ${UNREACHED}`);
    // The session gets another token with the next change.
    woo.passTime(2);
    expect(await place(way)).toBe(`503 ${UNREACHED}`);
    expect([ordersSent(proxy), ordersMade()]).toEqual([1, 0]);
    pass(RETRY_AFTER_SECONDS);
    expect(await place(way)).toBe(placed);
    expect(await place(way)).toBe(placed);
    expect([ordersSent(proxy), ordersMade()]).toEqual([2, 1]);
  });

  test("whose connection is refused can be sent again at once, and is placed once", async () => {
    const { proxy, place, shownOrder, ordersMade } = await fillCheckout();
    refuseOrder(proxy);
    expect(await place(way)).toBe(`503 ${UNREACHED}`);
    await proxy.listen(true);
    expect([ordersSent(proxy), ordersMade()]).toEqual([0, 0]);
    expect(await place(way)).toBe(placed);
    expect(await place(way)).toBe(placed);
    expect(await shownOrder()).toBe("Your order is in");
    expect([ordersSent(proxy), ordersMade()]).toEqual([1, 1]);
  });

  test.each(uncertain)("is looked up after the fault %s, and can be sent again", async (fault) => {
    const [unknown, known] = lookups(fault);
    const { proxy, pass, place, shownOrder, ordersMade } = await fillCheckout(fault);
    proxy.inject({ fault, matching: CHECKOUT, times: 1 });
    expect(await place(way)).toBe(checking);
    expect(await shownOrder()).toBe("We’re checking your order");
    pass(unknown);
    expect(await shownOrder()).toBe("We’re checking your order");
    expect(await place(way)).toBe(checking);
    pass(known - unknown);
    expect(await shownOrder()).toBe("Your order didn’t reach us");
    expect(await shownOrder()).toBe("Your order didn’t reach us");
    expect(ordersMade()).toBe(0);
    expect(await place(way)).toBe(placed);
    expect(await shownOrder()).toBe("Your order is in");
    expect(ordersMade()).toBe(1);
  });

  test.each<[call: string, matching: string]>([
    ["the cart cannot be read", "readCartQuery"],
    ["the addresses cannot be sent", "sendAddressesMutation"],
  ])("that was not sent because %s can be sent again at once", async (_, matching) => {
    const { proxy, pass, place, ordersMade } = await fillCheckout();
    for (const [fault, status] of [
      ["html500", 502],
      ["status429", 503],
    ] as const) {
      proxy.inject({ fault, matching, times: 1 });
      expect(await place(way)).toBe(`${status} ${UNREACHED}`);
    }
    expect(ordersMade()).toBe(0);
    pass(RETRY_AFTER_SECONDS);
    expect(await place(way)).toBe(placed);
    expect(ordersMade()).toBe(1);
  });
});

test("The page of an order whose connection is refused resends everything typed, which places the order once", async () => {
  const { proxy, ann, form, ordersMade } = await fillCheckout();
  refuseOrder(proxy);
  const refused = await ann.post("/checkout", form);
  await proxy.listen(true);
  const fields = { ...fieldsToSendAgain(refused.body), step: "place" };
  expect(fields).toMatchObject(form);
  const sent = await ann.post("/checkout", fields);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, "/success"]);
  expect([ordersSent(proxy), ordersMade()]).toEqual([1, 1]);
});
