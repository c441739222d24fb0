import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import type { AnyFault } from "#packages/faults/proxy/faultKinds.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const BELT = { productId: "15", name: "Belt", quantity: "2" };
const CAP = { productId: "16", name: "Cap" };

/** `Retry-After` of the fault `status429`. */
const RETRY_AFTER_MS = 1_000;

const overPatient = worldOf({ woo: {}, proxy: true });
/** A server that soon gives up; the other also works on a busy machine. */
const overHurried = worldOf({ settings: { BACKEND_TIMEOUT_MS: "1000" }, woo: {}, proxy: true });
const over = (fault: Kind) => (/^(hang|slowDrip)/.test(fault) ? overHurried() : overPatient());

/** All kinds but those that only delay a call, which the fault bench injects among others. */
type Kind = Exclude<AnyFault, "overtaken" | "lateApply">;

beforeAll(async () => {
  const { app, proxy } = overPatient();
  const stranger = formShopper(app);
  await stranger.submit({ ...CAP, quantity: "4" });
  proxy.setStrangersToken(stranger.token());
});

/** Words of the backend and of our own code, which no shopper may see. */
const INNARDS = /Briefly unavailable|Internal server error|OperationError|\bat .+:\d+|\.m?[jt]s:\d/;

/**
 * Result that a shopper without script sees: the cart with the change, or a report that the change
 * failed or may have failed.
 */
type Reported = "done" | "report 502" | "report 503";

/** Results by fault: of a first change, of a later one, and of the cart page. */
const reports: Record<Kind, { first: Reported; later: Reported; page: "cart" | "as of" }> = {
  resetBefore: { first: "report 502", later: "report 502", page: "as of" },
  html500: { first: "report 502", later: "report 503", page: "as of" },
  html200: { first: "report 502", later: "report 503", page: "as of" },
  json503: { first: "report 503", later: "report 503", page: "as of" },
  status429: { first: "report 503", later: "report 503", page: "as of" },
  empty200: { first: "report 502", later: "report 503", page: "as of" },
  hangBefore: { first: "report 502", later: "report 502", page: "as of" },
  gzipBomb: { first: "report 502", later: "report 502", page: "as of" },
  resetAfter: { first: "report 502", later: "done", page: "as of" },
  html500After: { first: "report 502", later: "done", page: "as of" },
  hangAfter: { first: "report 502", later: "done", page: "as of" },
  truncated: { first: "report 502", later: "done", page: "as of" },
  truncatedConnection: { first: "report 502", later: "done", page: "as of" },
  droppedToken: { first: "report 502", later: "done", page: "cart" },
  swappedToken: { first: "report 502", later: "done", page: "cart" },
  serverErrors: { first: "report 502", later: "done", page: "as of" },
  slow: { first: "done", later: "done", page: "cart" },
  bare429: { first: "report 503", later: "report 503", page: "as of" },
  html502: { first: "report 502", later: "report 503", page: "as of" },
  slowDrip: { first: "report 502", later: "done", page: "as of" },
  partialData: { first: "report 502", later: "done", page: "as of" },
  byteOrderMark: { first: "done", later: "done", page: "cart" },
  phpNotice: { first: "report 502", later: "done", page: "as of" },
  wrongType: { first: "done", later: "done", page: "cart" },
};
const kinds = Object.keys(reports) as Kind[];

/** Creates a shopper with two belts and a cap; returns the field of the belts' quantity. */
async function withCart(fault: Kind): Promise<{ shopper: FormShopper; belts: string }> {
  const shopper = formShopper(over(fault).app);
  await shopper.submit(BELT);
  await shopper.submit(CAP);
  return { shopper, belts: (await shopper.lines())["Belt"]?.field ?? "" };
}

/**
 * Posts a form while its mutation fails. Once the backend is back, presses "Try again" twice, as an
 * impatient shopper does. Returns the kind of the response, the report's text, and the cart
 * afterwards.
 */
async function postInto(fault: Kind, shopper: FormShopper, fields: Record<string, string>) {
  const { proxy } = over(fault);
  proxy.inject({ fault, matching: '"query":"mutation' });
  const response = await shopper.submit(fields);
  proxy.recover();
  // Until then no call of the shopper is sent.
  if (fault === "status429") await pause(RETRY_AFTER_MS);
  const isReport = response.location !== "/cart";
  const pressed = isReport
    ? [await shopper.tryAgain(response), await shopper.tryAgain(response)]
    : [];
  return {
    reported: isReport ? `report ${response.status}` : "done",
    text: mainText(response.html),
    locations: pressed.map(({ location }) => location),
    cart: await shopper.cart(),
  };
}

/**
 * Expected result: a report in words for shoppers, or none, and the cart with the requested change.
 */
const result = (reported: Reported, deed: string, cart: Record<string, number>) => ({
  reported,
  text: reported === "done" ? "" : expect.stringMatching(`${deed}.*\\|Try again\\|`),
  locations: reported === "done" ? [] : ["/cart", "/cart"],
  cart,
});

describe.each(kinds)("the fault %s", (kind) => {
  const { first, later, page } = reports[kind];

  test(`results, for a first add, in: ${first}`, async () => {
    const added = await postInto(kind, formShopper(over(kind).app), BELT);
    expect(added).toEqual(result(first, "add “Belt” to your cart", { Belt: 2 }));
    expect(added.text).not.toMatch(INNARDS);
  });

  test(`results, for a later add, in: ${later}`, async () => {
    const added = await postInto(kind, (await withCart(kind)).shopper, BELT);
    expect(added).toEqual(result(later, "add “Belt” to your cart", { Belt: 4, Cap: 1 }));
    expect(added.text).not.toMatch(INNARDS);
  });

  test(`results, for a new quantity, in: ${later}`, async () => {
    const { shopper, belts } = await withCart(kind);
    const set = await postInto(kind, shopper, { [belts]: "5" });
    expect(set).toEqual(result(later, "change the quantity of “Belt”", { Belt: 5, Cap: 1 }));
  });

  test(`results, for a removal, in: ${later}`, async () => {
    const { shopper, belts } = await withCart(kind);
    const removed = await postInto(kind, shopper, { [belts]: "0" });
    expect(removed).toEqual(result(later, "remove “Belt” from your cart", { Cap: 1 }));
  });

  test(`results, on the cart page, in: ${page === "cart" ? "the cart" : "the last known cart, with its time"}`, async () => {
    const { shopper } = await withCart(kind);
    over(kind).proxy.inject({ fault: kind });
    const { statusCode: status, body: html } = await shopper.open("/cart");
    const text = mainText(html);
    expect(status).toBe(page === "cart" ? 200 : 503);
    expect(text).toMatch(/\|Belt\|.*\|Cap\|.*\|Total\|/s);
    expect(text.includes("|Cart as of |")).toBe(page === "as of");
    expect(text).not.toMatch(INNARDS);
  });
});
