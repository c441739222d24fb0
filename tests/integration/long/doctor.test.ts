import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { allChecks } from "#packages/doctor/checks/allChecks.ts";
import { examined } from "#packages/doctor/checks/doctorCheck.ts";
import { runChecks } from "#packages/doctor/checks/runChecks.ts";
import type { Report } from "#packages/doctor/checks/runChecks.ts";
import { examinedConfig, withExaminedShop } from "#server/commands/doctor/examinedShop.ts";
import { WEBHOOK_SECRET } from "#tests/worlds/backends/changeNotice.ts";
import { completeHandOver } from "#tests/worlds/doctor/doctorHandOverCases.ts";
import { completeStore, paymentCases } from "#tests/worlds/doctor/doctorPaymentCases.ts";
import { cartCases, withLanguages, withMethods } from "#tests/worlds/doctor/doctorCartCases.ts";
import { shopCases } from "#tests/worlds/doctor/doctorShopCases.ts";
import { jpeg } from "#tests/worlds/doctor/faultCase.ts";
import type { FaultCase } from "#tests/worlds/doctor/faultCase.ts";
import { earlierFile, withSetup, wordpressSetup } from "#tests/worlds/doctor/doctorFaults.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { openIncompleteShop } from "#tests/worlds/backends/incompleteShop.ts";
import type { IncompleteShop } from "#tests/worlds/backends/incompleteShop.ts";
import { pluginProducts, protectedProduct } from "#tests/worlds/backends/pluginProducts.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

/** Shops: a complete one, one with a protected product, and one with products of plugins. */
const SHOPS = {
  complete: { isSmall: true },
  protected: { isSmall: true, more: [protectedProduct], settings: { listsProtected: true } },
  plugins: { isSmall: true, more: pluginProducts },
};
type Name = keyof typeof SHOPS;

const servers = new Map<Name, { woo: WooServer; proxy: IncompleteShop }>();

beforeAll(async () => {
  for (const name of Object.keys(SHOPS) as Name[]) {
    const woo = await openWooServer(SHOPS[name]);
    servers.set(name, { woo, proxy: await openIncompleteShop(woo.endpoint) });
  }
});
afterAll(async () => {
  for (const { woo, proxy } of servers.values()) {
    await proxy.close();
    await woo.close();
  }
});
beforeEach(() => {
  for (const { proxy } of servers.values()) proxy.restore();
});

const at = (name: Name) => {
  const server = servers.get(name);
  if (!server) throw new Error(`there is no shop ${name}`);
  return server;
};

const SETTINGS = {
  DATA_DIR: "unused",
  CURRENCY: "USD",
  // The simulated shop works on one request at a time; on a busy machine eight would take long.
  BACKEND_CONNECTIONS: "4",
  TERMS_PAGE: "/terms",
  IMAGE_ORIGINS: "https://shop.example",
  FORWARDED_CLIENT_SECRET: "a secret that both servers know, of 32 characters and more",
  WEBHOOK_SECRET,
};

const noDrift = {
  products: 50,
  missing: [],
  stale: [],
  surplus: [],
  settings: new Map<string, string[]>(),
  synonyms: { changed: [], surplus: [] },
};

const faultCases = [...shopCases, ...cartCases, ...paymentCases];

/** True for a picture of the reference shop, whose host does not exist. */
const isPicture = (input: unknown) =>
  typeof input === "string" && input.startsWith("https://shop.example/");

/** Examines a shop with a fault. */
async function examine(given: FaultCase = {}): Promise<Report[]> {
  const { shop: name = "complete", settings = {}, picture = jpeg, over, prepare } = given;
  const { proxy } = at(name);
  const setup = withSetup({});
  proxy.setFault({
    ...(given.request && { request: given.request }),
    reply: async (reply, exchange) => {
      await setup.reply?.(reply, exchange);
      await given.reply?.(reply, exchange);
    },
  });
  prepare?.(proxy);
  const config = examinedConfig(readConfig({ ...SETTINGS, ...settings }), proxy.endpoint);
  return withExaminedShop(config, (access) => {
    const shop = {
      ...examined(access),
      isIndexed: true,
      compareSearch: async () => noDrift,
      fetch: async (...[input, init]: Parameters<typeof fetch>) =>
        isPicture(input) ? picture() : fetch(input, init),
    };
    return runChecks(allChecks, { ...shop, ...over?.(shop) }, { limitMs: scaled(60_000) });
  });
}

/** Returns the checks with a warning or a failure. */
const wrong = (reports: readonly Report[]) =>
  reports
    .filter(({ result }) => result === "warn" || result === "fail")
    .map(({ id, result }) => `${id}: ${result}`);

const messageOf = (reports: readonly Report[], id: string) => {
  const report = reports.find((one) => one.id === id);
  return `${report?.found} ${report?.fix}`;
};

describe("the doctor", () => {
  test("finds nothing wrong with a complete shop, and skips nothing", async () => {
    const reports = await examine();
    expect(reports.filter(({ result }) => result !== "pass")).toEqual([]);
    expect(reports).toHaveLength(allChecks.length);
  });

  test.each(faultCases)(
    "finds %s by “%s” and no other check",
    async (_, id, result, words, given) => {
      const reports = await examine(given);
      expect(wrong(reports)).toEqual([`${id}: ${result}`]);
      expect(messageOf(reports, id)).toMatch(words);
    },
  );

  test("examines sessions, carts and delivery beside a product with a password", async () => {
    const reports = await examine({ shop: "protected" });
    expect(reports.filter(({ result }) => result === "skip")).toEqual([]);
  });

  test("finds the way to WordPress's checkout if the shop uses it", async () => {
    const reports = await examine(completeHandOver);
    expect(wrong(reports)).toEqual([]);
    expect(messageOf(reports, "wordpress-checkout")).toContain("opens at /checkout/ of WordPress");
  });

  test("finds that orders by a payment method with fields can be placed", async () => {
    const reports = await examine(completeStore);
    expect(wrong(reports)).toEqual([]);
    expect(messageOf(reports, "payment-fields")).toContain("Store API: purchase_order");
    expect(messageOf(reports, "payment-methods")).toContain(
      "purchase_order (here, with its fields",
    );
  });

  test("names the version of the plugin, or the single file of an earlier release", async () => {
    const found = async (given: FaultCase) =>
      messageOf(await examine(given), "wordpress-file").split(" Parts that work: ")[0];
    expect(await found({})).toBe("Plugin 0.2.0.");
    expect(await found(earlierFile)).toBe("An earlier single file without a version.");
  });

  test("finds that WordPress answers in the storefront's languages", async () => {
    const parts = [...wordpressSetup.parts, { name: "locale", state: "on" }];
    const given = { ...withSetup({ parts }), over: withLanguages("en", "de") };
    expect(messageOf(await examine(given), "languages")).toContain("languages: en, de.");
  });

  test("says of each payment method where it is paid", async () => {
    const settings = { PAYMENT_ORIGINS: "https://pay.example" };
    const given = { ...withMethods("cod", "unheard_of"), settings };
    expect(messageOf(await examine(given), "payment-methods")).toContain(
      "cod (here), unheard_of (by redirect to its own page).",
    );
    const there = await examine(withMethods("cod", "unheard_of", "stripe"));
    expect(messageOf(there, "payment-methods")).toContain(
      "cod (here), unheard_of (in WordPress), stripe (in WordPress).",
    );
  });

  test("has a fault for each check that can find one", () => {
    const found = new Set(faultCases.map(([, id]) => id));
    expect(allChecks.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
  });

  test("places no order, empties its carts, and sends no address", async () => {
    const { woo } = at("complete");
    woo.forget();
    await examine();
    const sent = woo.calls().map(({ body }) => body);
    const carried = sent.filter(({ operationName }) => operationName?.endsWith("Mutation"));
    expect(new Set(carried.map(({ operationName }) => operationName))).toEqual(
      new Set(["doctorAddMutation", "doctorCountryMutation", "doctorEmptyMutation"]),
    );
    expect(woo.orderCount()).toBe(0);
    const country = carried.find(({ operationName }) => operationName === "doctorCountryMutation");
    expect(country?.variables).toEqual({
      input: { shipping: { country: "US" }, billing: { country: "US" } },
    });
    const sessions = new Set(
      carried.map(({ operationName }) => operationName === "doctorEmptyMutation"),
    );
    expect(sessions).toContain(true);
  });

  test("says what to provide if it cannot see into WordPress", async () => {
    const reports = await examine({ settings: { FORWARDED_CLIENT_SECRET: "" } });
    const skipped = reports.filter(({ result }) => result === "skip");
    expect(wrong(reports)).toEqual([]);
    expect(skipped.map(({ id }) => id)).toEqual([
      "versions",
      "wordpress-file",
      "prepaid-orders",
      "guest-checkout",
      "phone",
      "delivery-address",
      "change-notices",
      "response-headers",
    ]);
    for (const { fix } of skipped) expect(fix).toContain("plugin for WordPress");
  });

  test("reads the version of WooGraphQL from its readme if there is no plugin", async () => {
    const settings = { FORWARDED_CLIENT_SECRET: "" };
    const old = { settings, prepare: (proxy: IncompleteShop) => proxy.setVersion("1.0.0") };
    expect(messageOf(await examine(old), "versions")).toContain("WooGraphQL 1.0.0");
  });
});
