import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { headerIn } from "#tests/worlds/pages/headerIn.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const EMAIL = "ann@example.test";
const person = { customer: { id: "dXNlcjoy", email: EMAIL, username: account.username } };
const listed = {
  customer: {
    orders: { nodes: [{ databaseId: 7 }], pageInfo: { hasNextPage: false, endCursor: null } },
  },
};

let customer: FormShopper;
/** Data, by operation, that the shop responds with in place of its own. */
let replaced: Record<string, object | null> = {};
/** The error beside such data. */
const FAULT = `secret of ${EMAIL}`;
let fault = FAULT;

/** A shop with a signed-in customer, some of whose lists are null. */
const world = worldOf({ woo: {} });
beforeAll(async () => {
  customer = formShopper(world().app);
  await customer.signIn();
});
beforeEach(() => {
  replaced = { requestPersonQuery: person };
  fault = FAULT;
  world().woo.change((own, operation) =>
    operation in replaced
      ? JSON.stringify({ data: replaced[operation], errors: [{ message: fault }] })
      : own,
  );
});

const INNARDS = /is not a function|Error\b|\bat .+:\d+:\d+|chunks\/|null|secret/;

/** Faulty responses: a page, the operation and the data in place of its own. */
const faults: [page: string, operation: string, data: object | null][] = [
  ["/account", "requestPersonQuery", { customer: null }],
  ["/account/addresses", "accountSourceAddressesQuery", { allowedCountries: null, customer: {} }],
  [
    "/account/orders/7",
    "requestOrderQuery",
    { order: { databaseId: 7, lineItems: { nodes: null } } },
  ],
];

/** Responses that lack the list of a page, and the sentence that the page shows instead. */
const ORDERS = "We can’t read your orders right now.";
const DOWNLOADS = "We can’t read your downloads right now.";
const unread: [page: string, operation: string, data: object | null, sentence: string][] = [
  ["/account", "requestOrderListQuery", { customer: { orders: null } }, ORDERS],
  [
    "/account",
    "requestOrderListQuery",
    { customer: { orders: { nodes: null, pageInfo: null } } },
    ORDERS,
  ],
  ["/account", "requestOrderListQuery", { customer: null }, ORDERS],
  ["/account", "requestOrderListHeadsQuery", null, ORDERS],
  [
    "/account/downloads",
    "accountSourceDownloadsQuery",
    { customer: { downloadableItems: null } },
    DOWNLOADS,
  ],
  [
    "/account/downloads",
    "accountSourceDownloadsQuery",
    { customer: { downloadableItems: { nodes: null } } },
    DOWNLOADS,
  ],
];

describe("an account page whose list is null", () => {
  test.each(unread)(
    "shows the account with a message in place of the list: %s, %s with %j",
    async (url, operation, data, sentence) => {
      replaced = { ...replaced, requestOrderListQuery: listed, [operation]: data };
      const { statusCode, headers, body } = await customer.open(url);
      expect([statusCode, headers["cache-control"]]).toEqual([200, "private, no-store"]);
      expect([headerIn(body), body.includes("<footer")]).toEqual(["full", true]);
      const main = mainText(body);
      for (const shown of [EMAIL, "|Addresses|", "|Sign out|", sentence, "|Try again|"]) {
        expect(main).toContain(shown);
      }
      expect(main).not.toMatch(INNARDS);
      expect(main).not.toMatch(/Nothing ordered yet|Nothing to download/);
      const payload = await customer.open(`${url}/_payload.json`);
      expect(payload.statusCode).toBe(200);
    },
  );
});

describe("an account page without its required data", () => {
  test.each(faults)(
    "responds with 500 and the shop's error page: %s, %s with %j",
    async (url, operation, data) => {
      replaced = { ...replaced, requestOrderListQuery: listed, [operation]: data };
      const { statusCode, headers, body } = await customer.open(url);
      expect(statusCode).toBe(500);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(body).toContain("<title>Something broke | Osier</title>");
      expect([headerIn(body), body.includes("<footer")]).toEqual(["full", true]);
      const main = mainText(body);
      expect(main).toMatch(
        /\|We can’t open this page\|.*\|Reload the page\|.*\|Reference: [0-9a-f-]{36}\|/,
      );
      expect(main).not.toMatch(INNARDS);
      expect(body).not.toContain(EMAIL);
    },
  );

  test("has a payload with only the status", async () => {
    replaced = { ...replaced, requestPersonQuery: { customer: null } };
    const { statusCode, body } = await customer.open("/account/_payload.json");
    expect([statusCode, body]).toEqual([500, '{"status":500}']);
  });

  test("shows the message of a posted form on the error page", async () => {
    replaced = {
      ...replaced,
      accountSourceAddressesQuery: { allowedCountries: null, customer: null },
    };
    const { statusCode, body } = await customer.post("/account/addresses", { kind: "billing" });
    expect(statusCode).toBe(500);
    expect(mainText(body)).toMatch(/\|We can’t open this page\|[^|]+\|Something broke/);
  });
});

test("an account without orders shows the message for an empty list, and no error", async () => {
  replaced = {
    ...replaced,
    requestOrderListQuery: {
      customer: { orders: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } } },
    },
  };
  const { statusCode, body } = await customer.open("/account");
  expect([statusCode, mainText(body).includes("Nothing ordered yet")]).toEqual([200, true]);
});

describe("a form of the account at which the shop breaks down", () => {
  const names = { firstName: "Ann", lastName: "Lee", displayName: "Ann", email: EMAIL };
  const address = { shipping_firstName: "Ann", shipping_lastName: "Lee", shipping_country: "US" };
  const place = { shipping_address1: "1 Main St", shipping_city: "Reno", shipping_state: "NV" };
  const delivery = { kind: "shipping", ...address, ...place, shipping_postcode: "89501" };

  test.each<[string, string, Record<string, string>]>([
    ["/account/details", "actionsChangeMutation", names],
    ["/account/addresses", "actionsChangeMutation", delivery],
    [
      "/account/reset",
      "actionsResetMutation",
      { login: "ann", key: "a-key", password: "quite-another-one" },
    ],
  ])("says that it may have been carried out: %s", async (page, operation, fields) => {
    replaced = { ...replaced, [operation]: null };
    fault = "Internal server error";
    const { statusCode, body } = await customer.send(page, fields);
    expect([statusCode, body]).toEqual([502, expect.stringContaining("may not have gone through")]);
    fault = "The email address is taken";
    expect((await customer.send(page, fields)).statusCode).toBeLessThan(500);
  });
});
