import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

type Webhook = {
  name?: string;
  topic: string;
  delivery_url: string;
  secret: string;
  status?: string;
  user_id?: number;
  failure_count?: number;
};
type Result = {
  webhooks: Webhook[];
  /** Number of webhooks that were saved. */
  saved: number;
  known: Record<string, number>;
  scheduled: unknown[];
  /** Scheduled tasks after the plugin is deactivated. */
  left: unknown[];
  delivered: boolean[];
};
type Case = {
  webhooks?: Webhook[];
  options?: object;
  /** Number of checks. */
  checks?: number;
  isAjax?: boolean;
  scheduled?: unknown[];
  /** Ids of products that change in the request. */
  changed?: number[];
  /** Events of webhooks, with the ids of their records. */
  events?: [webhook: number, id: number][];
  constants?: Record<string, string>;
};

const CONSTANTS = {
  VITRINE_STOREFRONT_URL: "https://shop.example/",
  VITRINE_WEBHOOK_SECRET: "the secret of the webhooks",
};
const URL = "https://shop.example/hooks/woocommerce";
const SECRET = CONSTANTS.VITRINE_WEBHOOK_SECRET;
const TOPICS = [
  "product.created",
  "product.updated",
  "product.deleted",
  "product.restored",
  "order.created",
];

/** Opens wp-admin and checks the webhooks of a simulated WooCommerce. */
const run = (given: Case = {}) => runPhp<Result>("webhooks", { constants: CONSTANTS, ...given });

const webhook = (over: Partial<Webhook> = {}): Webhook => ({
  topic: "product.updated",
  delivery_url: URL,
  secret: SECRET,
  ...over,
});

/** Returns the webhook of a topic after a check. */
const checked = async (given: Case, topic = "product.updated") =>
  (await run(given)).webhooks.find((found) => found.topic === topic);

describe("webhooks in WordPress", () => {
  test("registers an active one for each topic, once, in the name of a user who may read products", async () => {
    const { webhooks, saved, known } = await run({ checks: 3 });
    expect(webhooks).toEqual(
      TOPICS.map((topic) => ({
        name: `Vitrine: ${topic}`,
        topic,
        delivery_url: URL,
        secret: SECRET,
        status: "active",
        user_id: 1,
        api_version: "wp_api_v3",
        failure_count: 0,
      })),
    );
    expect([saved, Object.keys(known)]).toEqual([5, TOPICS]);
  });

  test("uses one that was added by hand, and leaves others alone", async () => {
    const other = webhook({ delivery_url: "https://elsewhere.example/", secret: "other" });
    const { webhooks, saved } = await run({ webhooks: [webhook(), other] });
    expect([webhooks.length, saved]).toEqual([6, 4]);
    expect(webhooks.slice(0, 2)).toMatchObject([webhook(), other]);
  });

  test("corrects the secret, and the address of one that it has registered", async () => {
    expect(await checked({ webhooks: [webhook({ secret: "old" })] })).toMatchObject(webhook());
    const moved = webhook({ delivery_url: "https://old.example/hooks/woocommerce" });
    const options = { vitrine_webhooks: { "product.updated": 1 } };
    const { webhooks } = await run({ webhooks: [moved], options });
    expect(webhooks).toHaveLength(5);
    expect(webhooks[0]).toMatchObject(webhook());
  });

  test("switches on one that WooCommerce has disabled, and no paused one", async () => {
    const failed = webhook({ status: "disabled", failure_count: 6 });
    expect(await checked({ webhooks: [failed] })).toMatchObject({
      status: "active",
      failure_count: 0,
    });
    const paused = webhook({ status: "paused" });
    expect(await checked({ webhooks: [paused] })).toMatchObject({ status: "paused" });
  });

  test("replaces a user who may no longer read products", async () => {
    expect(await checked({ webhooks: [webhook({ user_id: 9 })] })).toMatchObject({ user_id: 1 });
    expect(await checked({ webhooks: [webhook()] })).toMatchObject({ user_id: 2 });
  });

  test("schedules its check in wp-admin once, and not for requests of scripts", async () => {
    const task = ["vitrine_check_webhooks", [], "hourly"];
    expect((await run({ checks: 0 })).scheduled).toEqual([task]);
    expect((await run({ checks: 0, scheduled: [task] })).scheduled).toEqual([task]);
    const script = await run({ checks: 0, isAjax: true });
    expect([script.scheduled, script.webhooks]).toEqual([[], []]);
  });

  test("ends its check when the plugin is deactivated", async () => {
    expect((await run()).left).toEqual([]);
  });

  test("delivers no change of a product that a notice tells of", async () => {
    const given: Case = {
      webhooks: [webhook(), webhook({ delivery_url: "https://elsewhere.example/" })],
      changed: [12],
      events: [
        [1, 12],
        [1, 13],
        [2, 12],
      ],
    };
    expect((await run(given)).delivered).toEqual([false, true, true]);
    const constants = { ...CONSTANTS, VITRINE_OFF: "change-notices" };
    expect((await run({ ...given, constants })).delivered).toEqual([true, true, true]);
  });

  test.each<[string, Record<string, string>]>([
    ["without its constants", {}],
    ["without a secret", { ...CONSTANTS, VITRINE_WEBHOOK_SECRET: "" }],
    ["if it is switched off", { ...CONSTANTS, VITRINE_OFF: "webhooks" }],
  ])("does nothing %s", async (_, constants) => {
    expect(await run({ constants })).toMatchObject({ webhooks: [], scheduled: [] });
  });
});
