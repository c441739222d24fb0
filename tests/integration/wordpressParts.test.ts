import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { runPhp } from "#tests/support/php.ts";

const FILE = "wordpress/vitrine.php";

/** Constants that all parts together need. */
const ALL = {
  VITRINE_STOREFRONT_URL: "https://shop.example",
  VITRINE_WEBHOOK_SECRET: "the secret of the webhooks",
  VITRINE_CLIENT_SECRET: "a secret that both servers know, of 32 characters and more",
  VITRINE_CLOSE_ENDPOINT: true,
  VITRINE_CHECKOUT_LINKS: true,
};

/** Parts by their names: the namespace, and the file that did it before. */
const PARTS: Record<string, [namespace: string, former?: string]> = {
  "displayed-total": ["DisplayedTotal", "vitrine-seen-total.php"],
  "one-order": ["OneOrder", "vitrine-seen-total.php"],
  "prepaid-orders": ["PrepaidOrders"],
  "cart-changes": ["CartChanges", "vitrine-cart-changes.php"],
  sessions: ["Sessions"],
  "product-lists": ["ProductLists"],
  terms: ["Terms"],
  "sign-ins": ["SignIns", "vitrine-sign-ins.php"],
  "order-links": ["OrderLinks", "vitrine-order-link.php"],
  "guest-orders": ["GuestOrders", "vitrine-order-key.php"],
  // It changes the server variables at once, without a hook.
  "client-address": ["ClientAddress", "vitrine-client.php"],
  "checkout-links": ["CheckoutLinks"],
  "return-addresses": ["ReturnAddresses"],
  "change-notices": ["ChangeNotices", "vitrine-changes.php"],
  webhooks: ["Webhooks"],
  "closed-endpoint": ["ClosedEndpoint"],
  doctor: ["Doctor"],
};
const NAMES = Object.keys(PARTS);
const namespaceOf = (part: string) => PARTS[part]?.[0] ?? "";
const formerOf = (part: string) => PARTS[part]?.[1];
const FORMER = [...new Set(NAMES.flatMap((part) => formerOf(part) ?? []))];

type Constants = Record<string, string | boolean>;
type Result = {
  hooks: Record<string, string[]>;
  schema: string[];
  notices: string;
  log: string;
};
type Case = { constants?: Constants; former?: string[]; capabilities?: string[] };

/** Loads the file in a simulated WordPress, as an administrator sees it. */
const load = (given: Case) =>
  runPhp<Result>("parts", { capabilities: ["manage_options"], ...given });

/** Returns the parts that have hooks. */
async function workingWith(constants: Constants, former: string[] = []): Promise<string[]> {
  const { hooks } = await load({ constants, former });
  return NAMES.filter((part) => namespaceOf(part) in hooks);
}

const HOOKED = NAMES.filter((part) => part !== "client-address");
const without = (...parts: string[]) => HOOKED.filter((part) => !parts.includes(part));

describe("the file for WordPress", () => {
  test("explains each of its parts at its head, and in the documentation", async () => {
    const [head = ""] = (await readFile(FILE, "utf8")).split("namespace ");
    const [, docs = ""] =
      /## The file for WordPress\n(.*?)\n## /s.exec(await readFile("docs/real-shop.md", "utf8")) ??
      [];
    const listed = (text: string, row: RegExp) => [...text.matchAll(row)].map(([, part]) => part);
    expect(listed(head, /^ \* {5}([a-z-]+) +[A-Z]/gm)).toEqual(NAMES);
    expect(listed(docs, /^\| `([a-z-]+)` +\| /gm)).toEqual(NAMES);
    expect(Object.keys(ALL).filter((name) => !docs.includes(name))).toEqual([]);
  });

  test("runs all parts that have their constants, without a notice", async () => {
    expect(await workingWith(ALL)).toEqual(HOOKED);
    expect(await load({ constants: ALL })).toMatchObject({ notices: "", log: "" });
  });

  test("does nothing in scheduled tasks and in the schema while WooCommerce is inactive", async () => {
    expect((await load({ constants: ALL })).schema).toEqual([]);
  });

  test("runs the parts that need no constants without any, and no others", async () => {
    expect(await workingWith({})).toEqual([
      "displayed-total",
      "one-order",
      "prepaid-orders",
      "cart-changes",
      "sessions",
      "product-lists",
      "terms",
      "sign-ins",
      "order-links",
    ]);
  });

  test.each<[string, string[]]>([
    ["VITRINE_STOREFRONT_URL", ["return-addresses", "change-notices", "webhooks"]],
    ["VITRINE_WEBHOOK_SECRET", ["change-notices", "webhooks"]],
    ["VITRINE_CLIENT_SECRET", ["guest-orders", "closed-endpoint", "doctor"]],
    ["VITRINE_CLOSE_ENDPOINT", ["closed-endpoint"]],
    ["VITRINE_CHECKOUT_LINKS", ["checkout-links"]],
  ])("without %s does not run %s", async (name, parts) => {
    expect(await workingWith({ ...ALL, [name]: "" })).toEqual(without(...parts));
  });

  test.each(HOOKED)("does not run %s if it is switched off", async (part) => {
    expect(await workingWith({ ...ALL, VITRINE_OFF: part })).toEqual(without(part));
  });

  test("switches off several parts, by spaces, commas and lines", async () => {
    const off = " webhooks sign-ins,\n sessions ";
    const expected = without("webhooks", "sign-ins", "sessions");
    expect(await workingWith({ ...ALL, VITRINE_OFF: off })).toEqual(expected);
  });

  test.each([
    ["an unknown part", { VITRINE_OFF: "webhook sign-ins" }, "unknown parts: webhook."],
    ["too short a secret", { VITRINE_CLIENT_SECRET: "short" }, "fewer than 32 characters"],
    ["an endpoint to close without a secret", { VITRINE_CLOSE_ENDPOINT: true }, "is open to"],
  ])("reports %s to administrators and in the log, once a day", async (_, constants, words) => {
    const { notices, log } = await load({ constants });
    expect(notices).toContain(words);
    expect(log.split(words)).toHaveLength(2);
    expect((await load({ constants, capabilities: ["read"] })).notices).toBe("");
  });

  test.each(FORMER)("leaves its part to %s, and asks to delete the file", async (file) => {
    const { notices, log } = await load({ constants: ALL, former: [file] });
    expect(notices).toContain(`: ${file}.`);
    expect(log).toContain(file);
    const parts = NAMES.filter((part) => formerOf(part) === file);
    expect(await workingWith(ALL, [file])).toEqual(without(...parts));
  });

  test("names all former files at once", async () => {
    const { notices } = await load({ constants: ALL, former: FORMER });
    for (const file of FORMER) expect(notices.split(file)).toHaveLength(2);
  });
});
