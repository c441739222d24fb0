import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

const SECRET = "a secret that both servers know, of 32 characters and more";

type Setup = {
  version: string;
  wordpress: string;
  woographql: string;
  guestCheckout: boolean;
  phone: string;
  shipTo: string;
  parts: { name: string; state: string }[];
  webhooks: { topic: string; status: string }[] | null;
  problems: string[];
};
type Result = { fields: string[] | null; setup: Setup | null; sent: number };
type Case = {
  secret?: string | null;
  header?: string;
  constants?: Record<string, string>;
  options?: object;
  capabilities?: string[];
  args?: { headerBytes: number };
  webhooks?: { topic: string; status: string; delivery_url: string }[];
};

const headerFor = (secret: string) => createHmac("sha256", secret).update("endpoint").digest("hex");

/** Reads the setup from the plugin in a simulated WordPress. */
const read = ({ secret = SECRET, header, constants = {}, ...given }: Case = {}) =>
  runPhp<Result>("doctor", {
    ...given,
    constants: {
      WPGRAPHQL_WOOCOMMERCE_VERSION: "1.0.2",
      ...(secret !== null && { VITRINE_CLIENT_SECRET: secret }),
      ...constants,
    },
    server: header === undefined ? {} : { HTTP_X_VITRINE_STOREFRONT: header },
  });

const ours = { header: headerFor(SECRET) };

describe("doctor in WordPress", () => {
  test("tells the storefront versions and settings", async () => {
    const options = {
      woocommerce_enable_guest_checkout: "no",
      woocommerce_checkout_phone_field: "optional",
      woocommerce_ship_to_destination: "billing_only",
    };
    const { fields, setup } = await read({ ...ours, options });
    expect(setup).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      wordpress: "7.0.4",
      woocommerce: "",
      woographql: "1.0.2",
      guestCheckout: false,
      phone: "optional",
      shipTo: "billing_only",
      problems: [],
    });
    expect(fields?.toSorted()).toEqual(Object.keys(setup ?? {}).toSorted());
  });

  test("assumes WooCommerce's defaults for settings that were never saved", async () => {
    const expected = { guestCheckout: true, phone: "required", shipTo: "shipping" };
    expect((await read(ours)).setup).toMatchObject(expected);
  });

  test("names each part and the reason for which it does nothing", async () => {
    const { setup } = await read({ ...ours, constants: { VITRINE_OFF: "sessions" } });
    const states = Object.fromEntries(setup?.parts.map(({ name, state }) => [name, state]) ?? []);
    expect(states).toMatchObject({
      "displayed-total": "on",
      "prepaid-orders": "on",
      sessions: "off",
      "change-notices": "needs VITRINE_STOREFRONT_URL and VITRINE_WEBHOOK_SECRET",
      doctor: "on",
    });
    expect(JSON.stringify(setup)).not.toContain(SECRET);
  });

  test("tells the mistakes in the setup of the plugin", async () => {
    const { setup } = await read({ ...ours, constants: { VITRINE_OFF: "webhook" } });
    expect(setup?.problems).toEqual([expect.stringContaining("unknown parts: webhook")]);
  });

  test("tells the states of the storefront's webhooks", async () => {
    const constants = { VITRINE_STOREFRONT_URL: "https://www.shop.example" };
    const address = "https://www.shop.example/hooks/woocommerce";
    const webhooks = [
      { topic: "product.updated", status: "disabled", delivery_url: address },
      { topic: "product.created", status: "active", delivery_url: address },
      { topic: "order.created", status: "active", delivery_url: "https://other.example/" },
    ];
    expect((await read({ ...ours, constants, webhooks })).setup?.webhooks).toEqual([
      { topic: "product.created", status: "active" },
      { topic: "product.updated", status: "disabled" },
      { topic: "product.deleted", status: "missing" },
      { topic: "product.restored", status: "missing" },
      { topic: "order.created", status: "missing" },
    ]);
  });

  test("knows no webhooks without the storefront's address", async () => {
    expect((await read(ours)).setup?.webhooks).toBeNull();
  });

  test("sends headers of a size, for the storefront only", async () => {
    const args = { headerBytes: 8_000 };
    const { sent } = await read({ ...ours, args });
    expect(sent).toBeGreaterThan(8_000);
    expect(sent).toBeLessThan(9_000);
    expect((await read({ ...ours, args: { headerBytes: 1e9 } })).sent).toBeLessThan(13_000);
    expect((await read({ args })).sent).toBe(0);
    expect((await read(ours)).sent).toBe(0);
  });

  test("tells an administrator the same", async () => {
    expect((await read({ capabilities: ["manage_options"] })).setup).not.toBeNull();
  });

  test.each<[string, Case]>([
    ["a request without the header", {}],
    ["another secret's header", { header: headerFor(`${SECRET}!`) }],
    ["a customer", { capabilities: ["read"] }],
    ["the header of a short secret", { secret: "short", header: headerFor("short") }],
  ])("tells %s nothing", async (_, given) => {
    const { fields, setup } = await read(given);
    expect([fields === null, setup]).toEqual([false, null]);
  });

  test("has no field without a secret, or if it is switched off", async () => {
    expect((await read({ ...ours, secret: null })).fields).toBeNull();
    expect((await read({ ...ours, constants: { VITRINE_OFF: "doctor" } })).fields).toBeNull();
  });
});
