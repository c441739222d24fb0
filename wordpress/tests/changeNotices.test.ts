import { describe, expect, test } from "vitest";
import { createShopChanges } from "../../server/catalogue/shopChanges.ts";
import { createWebhookReceiver } from "../../server/catalogue/webhook.ts";
import { openMemoryStore } from "../../server/store/memoryStore.ts";
import { runPhp } from "./php.ts";

const SECRET = "the secret of the webhooks";

type Event = [name: string, values: unknown[]];
type Case = {
  events: Event[];
  unsent?: string[];
  meanwhile?: Record<string, string[]>;
  status?: number;
  constants?: Record<string, string>;
};
type Notice = { url: string; body: string; timeout: number; headers: Record<string, string> };
type Result = { sent: Notice[]; unsent: string[]; scheduled: string[] };

const CONSTANTS = {
  VITRINE_STOREFRONT_URL: "https://shop.example/",
  VITRINE_WEBHOOK_SECRET: SECRET,
};

/** Runs one request of a simulated WordPress; returns what it sent and what it kept. */
const run = ({ unsent = [], ...given }: Case) =>
  runPhp<Result>("changeNotices", {
    constants: CONSTANTS,
    options: { vitrine_unsent_changes: unsent },
    ...given,
  });

/** Returns the tags of a request's one notice. */
async function tagsOf(...events: Event[]): Promise<string[]> {
  const { sent } = await run({ events });
  expect(sent).toHaveLength(1);
  return (JSON.parse(sent[0]?.body ?? "") as { tags: string[] }).tags;
}

/** Settings of a theme with menus at locations. */
const placed = (locations: Record<string, number>) => ({ nav_menu_locations: locations });
const post = (ID: number, type: string) => ({ ID, post_type: type });

describe("change-notices in WordPress", () => {
  test.each<[string, Event, string[]]>([
    ["a product", ["woocommerce_update_product", [12]], ["post:12"]],
    ["a variation", ["woocommerce_update_product_variation", [101]], ["post:101", "post:12"]],
    ["a stock", ["woocommerce_product_set_stock", [{ id: 12 }]], ["post:12"]],
    [
      "a variation's stock",
      ["woocommerce_variation_set_stock", [{ id: 101 }]],
      ["post:101", "post:12"],
    ],
    [
      "a withdrawn product",
      ["transition_post_status", ["draft", "publish", post(12, "product")]],
      ["post:12"],
    ],
    ["a page", ["transition_post_status", ["publish", "publish", post(5, "page")]], ["post:5"]],
    ["a deleted product", ["deleted_post", [12, post(12, "product")]], ["post:12"]],
    ["a category", ["edited_term", [3, 3, "product_cat"]], ["term:3"]],
    ["an attribute's value", ["created_term", [4, 4, "pa_color"]], ["term:4"]],
    ["a menu", ["wp_update_nav_menu", [8]], ["term:8"]],
    ["a menu's item", ["wp_update_nav_menu_item", [8, 31]], ["term:8", "post:31"]],
    ["a deleted menu", ["delete_term", [8, 8, "nav_menu"]], ["term:8"]],
    [
      "a menu at another location",
      [
        "updated_option",
        ["theme_mods_shop", placed({ "vitrine-header": 8 }), placed({ "vitrine-footer": 8 })],
      ],
      ["term:8"],
    ],
    [
      "a menu at a location with another before",
      [
        "updated_option",
        ["theme_mods_shop", placed({ "vitrine-header": 7 }), placed({ "vitrine-header": 8 })],
      ],
      ["term:7", "term:8"],
    ],
    [
      "the first menu of a theme",
      ["added_option", ["theme_mods_shop", placed({ footer: 9 })]],
      ["term:9"],
    ],
    ["the shop's name", ["updated_option", ["blogname"]], ["all"]],
    ["a tax rate", ["woocommerce_tax_rate_updated", [1]], ["all"]],
  ])("tells of %s", async (_, event, tags) => {
    expect(await tagsOf(event)).toEqual(tags);
  });

  test.each<[string, Event]>([
    ["a draft", ["transition_post_status", ["draft", "auto-draft", post(12, "product")]]],
    ["a post", ["transition_post_status", ["publish", "draft", post(9, "post")]]],
    ["a tag of posts", ["edited_term", [3, 3, "post_tag"]]],
    [
      "a theme's color",
      ["updated_option", ["theme_mods_shop", placed({ footer: 9 }), placed({ footer: 9 })]],
    ],
    ["a transient", ["updated_option", ["_transient_timeout_wc_report"]]],
  ])("tells nothing of %s", async (_, event) => {
    expect((await run({ events: [event] })).sent).toEqual([]);
  });

  test("sends one notice for all changes of a request, each once", async () => {
    const changes: Event[] = [12, 14, 12].map((id) => ["woocommerce_update_product", [id]]);
    expect(await tagsOf(...changes, ["edited_term", [3, 3, "product_cat"]])).toEqual([
      "post:12",
      "post:14",
      "term:3",
    ]);
  });

  test("tells of everything if too much has changed", async () => {
    const changes = Array.from({ length: 501 }, (_, at): Event => [
      "woocommerce_update_product",
      [at + 1],
    ]);
    expect(await tagsOf(...changes)).toEqual(["all"]);
  });

  test.each([200, 503])(
    "loses no notice that another request has stored meanwhile, after the status %i",
    async (status) => {
      const events: Event[] = [["woocommerce_update_product", [12]]];
      const meanwhile = { vitrine_unsent_changes_other: ["post:14"] };
      const { unsent } = await run({ events, unsent: ["post:13"], meanwhile, status });
      expect(unsent.toSorted()).toEqual(
        status === 200 ? ["post:14"] : ["post:12", "post:13", "post:14"],
      );
    },
  );

  test("tries again with the next change or the scheduled task, not with every request", async () => {
    expect((await run({ events: [], unsent: ["post:13"] })).sent).toEqual([]);
    const events: Event[] = [["woocommerce_update_product", [12]]];
    const { sent, unsent } = await run({ events, unsent: ["post:13"] });
    expect(JSON.parse(sent[0]?.body ?? "")).toMatchObject({ tags: ["post:12", "post:13"] });
    expect(unsent).toEqual([]);
  });

  test("keeps what the storefront did not accept, and schedules another attempt", async () => {
    const events: Event[] = [["woocommerce_update_product", [12]]];
    const failed = await run({ events, status: 503 });
    expect([failed.unsent, failed.scheduled]).toEqual([["post:12"], ["vitrine_resend_changes"]]);
    const next = await run({ events: [["vitrine_resend_changes", []]], unsent: failed.unsent });
    expect(JSON.parse(next.sent[0]?.body ?? "")).toMatchObject({ tags: ["post:12"] });
    expect(next.unsent).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ["without its constants", {}],
    ["without a secret", { ...CONSTANTS, VITRINE_WEBHOOK_SECRET: "" }],
    ["if it is switched off", { ...CONSTANTS, VITRINE_OFF: "change-notices" }],
  ])("does nothing %s", async (_, constants) => {
    const events: Event[] = [["woocommerce_update_product", [12]]];
    expect(await run({ events, constants })).toEqual({ sent: [], unsent: [], scheduled: [] });
  });

  test("signs its notice as the storefront expects it", async () => {
    const { sent } = await run({ events: [["woocommerce_update_product_variation", [101]]] });
    const [{ url, body, headers } = { url: "", body: "", headers: {} as Notice["headers"] }] = sent;
    expect(url).toBe("https://shop.example/hooks/woocommerce");
    const changes = createShopChanges();
    const noted: (readonly string[])[] = [];
    changes.onChange((tags) => void noted.push(tags));
    const receive = createWebhookReceiver(SECRET, changes, { store: openMemoryStore() });
    const delivery = {
      body: Buffer.from(body),
      signature: headers["X-WC-Webhook-Signature"],
      deliveryId: headers["X-WC-Webhook-Delivery-ID"],
    };
    expect(await receive(delivery)).toBe("noted");
    expect(noted).toEqual([["post:101", "post:12", "lists"]]);
  });
});
