import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openAppOverFaults } from "#tests/support/appOverFaults.ts";
import type { AppOverFaults } from "#tests/support/appOverFaults.ts";
import { appliedFaults, unappliedFaults } from "#tests/support/faultProxy.ts";
import type { Fault } from "#tests/support/faultProxy.ts";
import type { Orderer } from "#tests/support/orderer.ts";

const CHECKOUT = "checkout(input";
const LOOKUP = "findOrder";
const UNREACHED = "We couldn’t reach the shop. No order was placed. Try again in a moment.";

/** Faults with which a backend or its proxy turns a call away, so that it can be sent again. */
const turnedAway: readonly Fault[] = ["json503", "status429"];
/** Faults that leave the response to a checkout usable. */
const usable: readonly Fault[] = ["slow", "droppedToken", "swappedToken"];
const lost = appliedFaults.filter((fault) => !usable.includes(fault));
const uncertain = unappliedFaults.filter((fault) => !turnedAway.includes(fault));

/**
 * Seconds after the attempt at which its result is certainly unknown, and certainly known: a request
 * without an end may still be running, and a bomb may take longer than our timeout.
 */
const lookups = (fault: Fault): readonly [unknown: number, known: number] => [
  fault === "hangBefore" ? 50 : 20,
  ["hangBefore", "gzipBomb"].includes(fault) ? 61 : 31,
];

let over: AppOverFaults;
let ann: Orderer;
let form: Record<string, string>;
let ordersBefore = 0;

beforeAll(async () => {
  over = await openAppOverFaults();
  const stranger = await over.orderer();
  over.proxy.setStrangersToken(stranger.visitor.cookies()["woo-session"] ?? "");
});
afterEach(async () => {
  await over.proxy.listen(true);
  over.proxy.recover();
});
afterAll(() => over.close());

/** Fills the checkout of a new shopper. */
async function fillCheckout(): Promise<void> {
  ann = await over.orderer();
  form = await ann.form();
  ordersBefore = over.woo.orderCount();
  over.proxy.forget();
}

const ordersMade = () => over.woo.orderCount() - ordersBefore;
const shownOrder = async () =>
  /<h1[^>]*>([^<]*)</.exec((await ann.visitor.open("/success")).body)?.[1];

/** Places the order as script or as a form does; returns the status and what the shopper reads. */
async function place(way: Way, fields = form): Promise<string> {
  if (way === "script") {
    const { status, response } = await ann.place(fields);
    return `${status} ${"message" in response ? response.message : response.location}`;
  }
  const { statusCode, headers, body } = await ann.visitor.post("/checkout", fields);
  const said = /<form[^>]* id="checkout"[^]*?<p role="alert"[^>]*>([^<]*)/.exec(body)?.[1];
  return `${statusCode} ${headers.location ?? said}`;
}

type Way = "script" | "form";

describe.each<Way>(["script", "form"])("an order by %s", (way) => {
  const placed = way === "script" ? "200 /success" : "303 /success";
  const checking =
    way === "script"
      ? "202 We’re checking whether your order arrived. We never send an order twice."
      : "303 /success";

  test.each(appliedFaults)("is in at once, and once, after the fault %s", async (fault) => {
    await fillCheckout();
    over.proxy.inject({ fault, matching: CHECKOUT, times: 1 });
    expect(await place(way)).toBe(placed);
    expect(await shownOrder()).toBe("Your order is in");
    expect(await place(way)).toBe(placed);
    expect(ordersMade()).toBe(1);
  });

  test.each(lost)("is found once the backend answers after the fault %s", async (fault) => {
    await fillCheckout();
    over.proxy.inject({ fault, matching: CHECKOUT }, { fault: "html500", matching: LOOKUP });
    expect(await place(way)).toBe(checking);
    expect(await shownOrder()).toBe("We’re checking your order");
    over.pass(600);
    expect(await place(way)).toBe(checking);
    over.proxy.recover();
    expect(await shownOrder()).toBe("Your order is in");
    expect(ordersMade()).toBe(1);
  });

  test.each(turnedAway)("can be sent again at once after the fault %s", async (fault) => {
    await fillCheckout();
    over.proxy.inject({ fault, matching: CHECKOUT, times: 1 });
    expect(await place(way)).toBe(`503 ${UNREACHED}`);
    expect(ordersMade()).toBe(0);
    expect(await place(way)).toBe(placed);
    expect(await shownOrder()).toBe("Your order is in");
    expect(ordersMade()).toBe(1);
  });

  test.each(uncertain)("is looked up after the fault %s, and can be sent again", async (fault) => {
    const [unknown, known] = lookups(fault);
    await fillCheckout();
    over.proxy.inject({ fault, matching: CHECKOUT, times: 1 });
    expect(await place(way)).toBe(checking);
    expect(await shownOrder()).toBe("We’re checking your order");
    over.pass(unknown);
    expect(await shownOrder()).toBe("We’re checking your order");
    expect(await place(way)).toBe(checking);
    over.pass(known - unknown);
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
    await fillCheckout();
    for (const [fault, status] of [
      ["html500", 502],
      ["status429", 503],
    ] as const) {
      over.proxy.inject({ fault, matching, times: 1 });
      expect(await place(way)).toBe(`${status} ${UNREACHED}`);
    }
    expect(ordersMade()).toBe(0);
    expect(await place(way)).toBe(placed);
    expect(ordersMade()).toBe(1);
  });
});

test("an order at a backend that refuses connections can be sent again as soon as it accepts them", async () => {
  await fillCheckout();
  await over.proxy.listen(false);
  expect(await place("script")).toBe(`503 ${UNREACHED}`);
  await over.proxy.listen(true);
  expect(await place("script")).toBe("200 /success");
  expect(ordersMade()).toBe(1);
});

test("an order posted as a form while the backend is down keeps its values, and can be sent again", async () => {
  await fillCheckout();
  over.proxy.inject({ fault: "html500" });
  const down = await ann.visitor.post("/checkout", form);
  expect(down.statusCode).toBe(503);
  expect(down.body).toContain(`<p role="alert">${UNREACHED}</p>`);
  expect(down.body).toContain("Beanie");
  over.proxy.recover();
  const fields = [...down.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const again = Object.fromEntries(
    fields.map(([, name = "", value = ""]) => [
      name,
      value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
    ]),
  );
  expect(again).toMatchObject({ email: form["email"], customerNote: form["customerNote"] });
  expect(await place("form", { ...again, step: "place" })).toBe("303 /success");
  expect(ordersMade()).toBe(1);
});

test("an order is found under its own email address, if the shopper has typed another since", async () => {
  await fillCheckout();
  over.proxy.inject(
    { fault: "resetAfter", matching: CHECKOUT, times: 1 },
    { fault: "html500", matching: LOOKUP },
  );
  expect(await place("script")).toContain("202");
  over.proxy.recover();
  await ann.visitor.post("/checkout", { ...form, email: "ann.lee@example.test", step: "update" });
  over.pass(61);
  expect(await shownOrder()).toBe("Your order is in");
  expect(ordersMade()).toBe(1);
});

test("an order's page is displayed while the backend is down", async () => {
  await fillCheckout();
  over.proxy.inject(
    { fault: "resetAfter", matching: CHECKOUT, times: 1 },
    { fault: "html500", matching: LOOKUP },
  );
  expect(await place("form")).toBe("303 /success");
  over.proxy.inject({ fault: "html500" });
  expect(await shownOrder()).toBe("We’re checking your order");
  over.proxy.recover();
  expect(await shownOrder()).toBe("Your order is in");
  over.proxy.inject({ fault: "html500" });
  expect(await shownOrder()).toBe("Your order is in");
});

test("an order that is looked up is known within a minute of the backend's return", async () => {
  await fillCheckout();
  over.proxy.inject({ fault: "hangBefore", matching: CHECKOUT, times: 1 });
  const attempt = place("script");
  await expect.poll(() => over.proxy.calls().some((body) => body.includes(CHECKOUT))).toBe(true);
  over.proxy.inject({ fault: "html500", matching: LOOKUP });
  expect(await attempt).toContain("202");
  over.pass(900);
  expect(await shownOrder()).toBe("We’re checking your order");
  over.proxy.recover();
  // The page looks again every twenty seconds at most.
  const shown: unknown[] = [];
  for (let seconds = 0; seconds < 60; seconds += 20) {
    over.pass(20);
    shown.push(await shownOrder());
  }
  expect(shown.at(-1)).toBe("Your order didn’t reach us");
});

test("an empty cart and an expired checkout are conflicts, not failures", async () => {
  await fillCheckout();
  const { key } = (JSON.parse(form["seen"] ?? "") as { lines: { key: string }[] }).lines[0] ?? {};
  const expired = { ...form, intent: "" };
  expect(await place("script", expired)).toMatch(/^409 This checkout has expired/);
  expect(await place("form", expired)).toMatch(/^409 This checkout has expired/);
  await ann.visitor.post("/cart/items", { [`quantity[${key}]`]: "0" });
  expect(await place("script")).toMatch(/^409 Your cart is empty/);
  const anybody = await over.app.inject({ method: "POST", url: "/checkout", payload: form });
  expect(anybody.statusCode).toBe(409);
});

test("a shop with the must-use file rejects a second order of an intent, which is then shown", async () => {
  over.woo.checkIntents(true);
  await fillCheckout();
  // The first attempt is stuck at the backend, and appears after the shopper has ordered again.
  over.proxy.inject({ fault: "hangBefore", matching: CHECKOUT, times: 1 });
  expect(await place("script")).toContain("202");
  const stuck = over.proxy.calls().findLast((body) => body.includes(CHECKOUT)) ?? "";
  over.pass(61);
  expect(await place("script", { ...form, intent: `${form["intent"]}-2` })).toBe("200 /success");
  const { "woo-session": token } = ann.visitor.cookies();
  const late = await fetch(over.woo.endpoint, {
    method: "POST",
    headers: { "content-type": "application/json", "woocommerce-session": `Session ${token}` },
    body: stuck,
  });
  expect(await late.text()).toContain("This order is placed already (vitrine_intent:");
  expect(ordersMade()).toBe(1);
  over.woo.checkIntents(false);
});
