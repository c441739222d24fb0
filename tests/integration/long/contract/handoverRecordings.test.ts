import { afterAll, describe, expect, test } from "vitest";
import { findOrder, setOrderStatus } from "#tests/worlds/backends/embeddedShop.ts";
import {
  CUSTOMER,
  openExtensionShop,
  OTHER,
  withLinks,
} from "#tests/worlds/backends/extensionShop.ts";
import { needsRecordings, readExtensionRecordings } from "#tests/worlds/backends/recordings.ts";
import type { Recording } from "#tests/worlds/backends/recordings.ts";
import { openHandoverCalls } from "./handoverCalls.ts";
import { browserOf, playOperation, playPage, playStore } from "./handoverReplay.ts";
import { EXTENSIONS_LEFT_OUT, leftOutExtension } from "./leftOut.ts";

const HOUR = 3600;
const { shop, pass } = await openExtensionShop();
const calls = openHandoverCalls(shop);
const [off, unnamed, unverified, both] = [
  withLinks(shop, { authorizingUrls: "off" }),
  withLinks(shop, { authorizingUrls: "unnamed" }),
  withLinks(shop, { transfersUnverified: true }),
  withLinks(shop, { sessionTokens: "both" }),
];
afterAll(() => shop.close());

const guest = `t_${"1".repeat(30)}`;
const foreigner = `t_${"2".repeat(30)}`;
const conflicting = `t_${"3".repeat(30)}`;
const anyone = `t_${"4".repeat(30)}`;
const watched = `t_${"5".repeat(30)}`;
const browser = browserOf(shop);
const customers = browserOf(shop);

let link = "";
let nonce = "";
let cartToken = "";
let conflicted = browser;
const customer = async () => ({ customerId: "2", access: await calls.accessOf(CUSTOMER) });
/** Link with another nonce. */
const wrong = (customerId: string) =>
  `/transfer-session?session_id=${customerId}&_wc_checkout=0123456789`;

/** Returns a browser with a cart of its own, logged in as the other account if asked. */
async function browserWithCart({ isLoggedIn = false, of = unverified } = {}) {
  const opened = browserOf(of);
  if (isLoggedIn) await opened.visit((await calls.linksOf(OTHER)).checkoutUrl);
  await opened.submit("/product/glasbuch-nr-4/", {});
  return opened;
}

type Step = (recording: Recording) => Promise<{ ours: unknown; recorded: unknown }>;

const operation =
  (of = shop, customerId = guest): Step =>
  (recording) =>
    playOperation(of, recording, { customerId });
const asCustomer: Step = async (recording) => playOperation(shop, recording, await customer());
const follow =
  (target: "checkoutUrl" | "accountUrl" | "addPaymentMethodUrl" | "cartUrl"): Step =>
  async (recording) =>
    playPage(browserOf(shop), recording, (await calls.linksOf(CUSTOMER))[target]);

/** Replay of each recording, by the start of its name. */
const STEPS: Record<string, Step> = {
  "01a": (recording) => playOperation(off, recording, {}),
  "01b": async (recording) => {
    await calls.add(guest, 94, 2);
    return operation(unnamed)(recording);
  },
  "01c": async (recording) =>
    playPage(browserOf(unnamed), recording, await calls.checkoutUrl(guest)),
  "01d-checkoutUrl-guest-after-first-save": operation(unnamed),
  "01d-checkoutUrl-guest-after-second-save": operation(),
  "01e-follow-checkoutUrl-after-first-save": async (recording) =>
    playPage(browserOf(unnamed), recording, await calls.checkoutUrl(guest)),
  "01e-follow-checkoutUrl-after-second-save": async (recording) => {
    link = await calls.checkoutUrl(guest);
    return playPage(browser, recording, link);
  },
  "01f": (recording) => playPage(browser, recording),
  "01g": async (recording) => {
    const compared = await playStore(browser, recording);
    nonce = compared.headers.get("nonce") ?? "";
    return compared;
  },
  "01h": operation(),
  "01i": (recording) => playPage(browserOf(shop), recording, link),
  "01j": operation(),
  "01k": (recording) => playStore(browser, recording),
  "01l": (recording) => playPage(browserOf(shop), recording, wrong(guest)),
  "01m": async (recording) => {
    const foreign = new URL(await calls.checkoutUrl(foreigner));
    foreign.searchParams.set("session_id", guest);
    return playPage(browserOf(shop), recording, foreign.href);
  },
  "01n": (recording) => {
    calls.continueOrdersAt(301);
    return playStore(browser, recording, { nonce });
  },
  "01o": operation(),
  "01p": (recording) => playPage(browser, recording, calls.receivedUrl(301)),
  "01q": (recording) => playPage(browserOf(shop), recording, calls.receivedUrl(301)),
  "01r": (recording) => playPage(browserOf(shop), recording),
  "01s": (recording) => playPage(browser, recording, link),
  "01t": (recording) => playPage(browser, recording),
  "01u": operation(),
  "01v": (recording) => playStore(browser, recording),
  "01w": (recording) => {
    pass(HOUR);
    return playPage(browserOf(shop), recording, link);
  },
  "01x": operation(),
  "01y": async (recording) => playPage(browserOf(shop), recording, await calls.checkoutUrl(guest)),
  "01z-": async (recording) => {
    const compared = await playOperation(both, recording, {});
    cartToken = compared.headers.get("cart-token") ?? "";
    return compared;
  },
  "01z2": (recording) => playStore(browserOf(shop), recording, { "cart-token": cartToken }),
  "01z3": (recording) => {
    calls.continueOrdersAt(352);
    return playStore(browserOf(shop), recording, { "cart-token": cartToken });
  },
  "02-pay-b": async (recording) => {
    calls.continueOrdersAt(348);
    await calls.add("2", 95, 1);
    return playOperation(shop, recording, { ...(await customer()), customerId: anyone });
  },
  "02-pay-c": async (recording) =>
    playOperation(shop, recording, { ...(await customer()), customerId: anyone }),
  "02-pay-d": async (recording) => {
    const order = findOrder(shop, { id: 348 });
    if (order) setOrderStatus(shop, order, "pending");
    return playOperation(shop, recording, { ...(await customer()), customerId: anyone });
  },
  "02-pay-e": async (recording) => {
    calls.continueOrdersAt(350);
    await calls.awaitPayment(anyone);
    const { access } = await customer();
    await calls.awaitPayment("2", { access });
    return playPage(browserOf(shop), recording, calls.payUrl(351));
  },
  "02-pay-f": async (recording) => {
    customers.forget("wp_woocommerce_session");
    return playPage(customers, recording, calls.payUrl(351));
  },
  "02-pay-g": (recording) =>
    playPage(customers, recording, calls.payUrl(348), { payment_method: "cod" }),
  "02-pay-h": (recording) => playPage(browserOf(shop), recording, calls.payUrl(350)),
  "02-pay-i": (recording) => playPage(browserOf(shop), recording, `${calls.payUrl(350)}0`),
  "02a": asCustomer,
  "02b": follow("checkoutUrl"),
  "02c": async (recording) => {
    await calls.add("2", 97, 1, (await customer()).access);
    await customers.visit((await calls.linksOf(CUSTOMER)).accountUrl);
    return playStore(customers, recording);
  },
  "02d": follow("accountUrl"),
  "02e": follow("addPaymentMethodUrl"),
  "02f": follow("cartUrl"),
  "02g": async (recording) =>
    playPage(customers, recording, (await calls.linksOf(CUSTOMER)).checkoutUrl),
  "02i": async (recording) =>
    playPage(
      await browserWithCart({ isLoggedIn: true }),
      recording,
      await calls.checkoutUrl(foreigner),
    ),
  "02j": async (recording) =>
    playPage(await browserWithCart({ isLoggedIn: true }), recording, wrong("2")),
  "02k": async (recording) => {
    await calls.add(conflicting, 98, 1);
    conflicted = await browserWithCart();
    return playPage(conflicted, recording, await calls.checkoutUrl(conflicting));
  },
  "02l": (recording) => playStore(conflicted, recording),
  "02m": operation(shop, conflicting),
  "02n": (recording) => playOperation(shop, recording, {}),
  "02o": async (recording) => playPage(browserOf(shop), recording, await calls.checkoutUrl(anyone)),
  "02p": async (recording) => {
    await calls.add(watched, 101);
    conflicted = await browserWithCart({ isLoggedIn: true });
    return playPage(conflicted, recording, wrong(watched));
  },
  "02q": (recording) => playStore(conflicted, recording),
  "02r": async (recording) => playPage(await browserWithCart(), recording, wrong(watched)),
  "02s": async (recording) => {
    conflicted = await browserWithCart();
    return playPage(conflicted, recording, wrong("2"));
  },
  "02t": (recording) => playStore(conflicted, recording),
};

const stepOf = (name: string) =>
  Object.entries(STEPS).find(([start]) => name.startsWith(start))?.[1];

/** Groups in the order in which they were recorded, which their names are not. */
const GROUPS = [/^01[a-y]/, /^02[a-z]/, /^02-pay/, /^01z/];
const turn = ({ name }: Recording) => GROUPS.findIndex((group) => group.test(name));

describe("links to WordPress compared with the recorded ones", needsRecordings, () => {
  const recordings = readExtensionRecordings().toSorted((one, other) => turn(one) - turn(other));

  for (const recording of recordings) {
    const { name } = recording;
    const step = stepOf(name);
    if (!step) continue;
    test(`responds to ${name} alike`, async () => {
      const { ours, recorded } = await step(recording);
      expect(ours).toEqual(recorded);
    });
  }

  test("leaves out recordings for a reason only", () => {
    const unplayed = recordings.filter(({ name }) => !stepOf(name) && !leftOutExtension(name));
    expect(unplayed.map(({ name }) => name)).toEqual([]);
    const reasons = Object.keys(EXTENSIONS_LEFT_OUT);
    const unused = reasons.filter(
      (start) => !recordings.some(({ name }) => name.startsWith(start)),
    );
    expect(unused).toEqual([]);
    expect(recordings.filter(({ name }) => stepOf(name) && leftOutExtension(name))).toEqual([]);
  });
});
