import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

const FOLDER = join(import.meta.dirname, "..");

/** Constants that all parts together need. */
const ALL = {
  VITRINE_STOREFRONT_URL: "https://shop.example",
  VITRINE_WEBHOOK_SECRET: "the secret of the webhooks",
  VITRINE_CLIENT_SECRET: "a secret that both servers know, of 32 characters and more",
  VITRINE_CLOSE_ENDPOINT: true,
  VITRINE_CHECKOUT_LINKS: true,
};

/** Parts of the plugin, in the order in which they are loaded. */
const NAMES = [
  "displayed-total",
  "one-order",
  "prepaid-orders",
  "cart-changes",
  "sessions",
  "product-lists",
  "price-notes",
  "terms",
  "menus",
  "locale",
  "currency",
  "sign-ins",
  "order-links",
  "withdrawals",
  "guest-orders",
  "card-payments",
  // It changes the server variables at once, without a hook.
  "client-address",
  "checkout-links",
  "return-addresses",
  "change-notices",
  "webhooks",
  "closed-endpoint",
  "doctor",
];
const HOOKED = NAMES.filter((part) => part !== "client-address");
const without = (...parts: string[]) => HOOKED.filter((part) => !parts.includes(part));

const namespaceOf = (part: string) =>
  `VitrinePlugin\\${part.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;

type Constants = Record<string, string | boolean>;
type Result = {
  /** Names of the hooks, by the namespaces of their callbacks. */
  hooks: Record<string, string[]>;
  schema: string[];
  notices: string;
  log: string;
};
type Case = { constants?: Constants; plugins?: string[]; capabilities?: string[] };

/** Loads the plugin in a simulated WordPress, as an administrator sees it. */
const load = (given: Case) =>
  runPhp<Result>("parts", { capabilities: ["manage_options"], ...given });

const partsIn = ({ hooks }: Result) => NAMES.filter((part) => namespaceOf(part) in hooks);

/** Returns the parts that have hooks. */
const workingWith = async (constants: Constants) => partsIn(await load({ constants }));

const PLUGIN = "plugins/vitrine/vitrine.php";
const MUST_USE = "mu-plugins/vitrine.php";

describe("the plugin for WordPress", () => {
  test("has a file for each part, which the README lists with the constants", async () => {
    const files = (await readdir(join(FOLDER, "vitrine/parts"))).map((name) => parse(name).name);
    expect(files.toSorted()).toEqual(NAMES.toSorted());
    const readme = await readFile(join(FOLDER, "README.md"), "utf8");
    const rows = [...readme.matchAll(/^\| `([a-z-]+)` +\| /gm)].map(([, part]) => part);
    expect(rows).toEqual(NAMES);
    expect(Object.keys(ALL).filter((name) => !readme.includes(name))).toEqual([]);
  });

  test("has the version of the storefront that it comes with", async () => {
    const main = await readFile(join(FOLDER, "vitrine/vitrine.php"), "utf8");
    const { version } = JSON.parse(await readFile(join(FOLDER, "../package.json"), "utf8")) as {
      version: string;
    };
    expect(main).toContain(` * Version: ${version}\n`);
    expect(main).toContain(`const VERSION   = '${version}';`);
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
      "price-notes",
      "terms",
      "menus",
      "locale",
      "currency",
      "sign-ins",
      "order-links",
      "withdrawals",
    ]);
  });

  test.each<[string, string[]]>([
    ["VITRINE_STOREFRONT_URL", ["return-addresses", "change-notices", "webhooks"]],
    ["VITRINE_WEBHOOK_SECRET", ["change-notices", "webhooks"]],
    ["VITRINE_CLIENT_SECRET", ["guest-orders", "card-payments", "closed-endpoint", "doctor"]],
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

  test("runs as a must-use plugin by the file that loads its folder", async () => {
    const loaded = await load({ constants: ALL, plugins: [MUST_USE] });
    expect(partsIn(loaded)).toEqual(HOOKED);
    expect(loaded).toMatchObject({ notices: "", log: "" });
  });

  test("asks for its folder if only that file was copied", async () => {
    const { notices } = await load({ plugins: ["mu-plugins/alone/vitrine.php"] });
    expect(notices).toContain("copy the folder vitrine");
  });

  test("works once if it is installed twice, and says which copy works", async () => {
    const { hooks, notices } = await load({ constants: ALL, plugins: [MUST_USE, PLUGIN] });
    expect(hooks).toEqual((await load({ constants: ALL })).hooks);
    expect(notices).toMatch(
      /: wp-content\/mu-plugins\/vitrine\/vitrine\.php \([\d.]+\) works, wp-content\/plugins\/vitrine\/vitrine\.php \([\d.]+\) does not\./,
    );
  });

  test.each([
    ["the single file of an earlier release", "vitrine.php", "before"],
    ["the single file of an earlier release", "vitrine.php", "after"],
    ["one of seven earlier files", "vitrine-order-link.php", "before"],
    ["one of seven earlier files", "vitrine-order-link.php", "after"],
  ])("replaces %s, %s, that is loaded %s it, and asks to delete it", async (_, name, when) => {
    const earlier = `mu-plugins/earlier/${name}`;
    const plugins = when === "before" ? [earlier, PLUGIN] : [PLUGIN, earlier];
    const { hooks, notices, log } = await load({ constants: ALL, plugins });
    expect(hooks).toEqual((await load({ constants: ALL })).hooks);
    expect(notices).toContain(`delete them: wp-content/${earlier}.`);
    expect(log).toContain(`delete them: wp-content/${earlier}.`);
  });
});
