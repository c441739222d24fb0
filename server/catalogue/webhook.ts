import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Values } from "#server/store/store.ts";
import { LISTS_TAG, postTag } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Webhooks of WooCommerce: their signature, repetitions, and the records that they say have changed.

/** Time for which deliveries are remembered, in milliseconds. */
const REMEMBERED_MS = 24 * 3_600_000;

/** Body of the unsigned ping that WooCommerce sends when a webhook is created. */
const PING = /^webhook_id=\d+$/;

/** Tags that a notice of the plugin may have. */
const TAG = /^((post|term):\d{1,15}|all)$/;
/** Age at which such a notice, which has its time, is refused, in milliseconds. */
const MAX_AGE_MS = 600_000;

/** A delivery: its headers, as far as they matter, and its body. */
export type Delivery = {
  body: Buffer;
  signature: string | undefined;
  deliveryId: string | undefined;
};

/** Result of a delivery. */
export type Received = "noted" | "repeated" | "ping" | "refused";

/** Options of the endpoint of webhooks. */
export type ReceiveOptions = {
  secret: string;
  changes: Pick<ShopChanges, "note">;
  /** Has the deliveries that were accepted. */
  store: Pick<Values, "add">;
  /** Called with the result of each delivery. */
  onReceived?: (result: Received) => void;
};

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Ids of the products in an order's lines, whose stock it may have changed. */
function idsOfLines(lines: unknown): number[] {
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line) => {
    const { product_id: product, variation_id: variation } = Object(line) as Record<
      string,
      unknown
    >;
    return [product, variation].filter(isId);
  });
}

/**
 * Returns the tags of a delivery's content. It is a hint at what to read again, and never data. A
 * variation's change names the variation and its product; a deleted record has its id alone; a
 * custom topic's argument is an id, or lost. A notice of `wordpress/vitrine` has the tags
 * themselves.
 */
export function tagsIn(content: unknown): string[] {
  const { tags } = Object(content) as Record<string, unknown>;
  if (Array.isArray(tags)) {
    return tags.filter((tag) => typeof tag === "string" && TAG.test(tag)).concat(LISTS_TAG);
  }
  const {
    id,
    parent_id: parent,
    arg,
    line_items: lines,
  } = Object(content) as Record<string, unknown>;
  const ids = [...[id, parent, arg].filter(isId), ...idsOfLines(lines)];
  return [...new Set(ids)].map(postTag).concat(LISTS_TAG);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Creates the receiver of webhooks. A delivery is signed with the webhook's secret over the raw
 * body. WooCommerce signs neither a time nor the id; a repetition has both the id and the content of
 * the earlier one, as stock that changes and changes back has the same content twice. While the
 * store is down a delivery counts as new: a change that is noted twice does no harm.
 */
export function createWebhookReceiver(
  secret: string,
  changes: Pick<ShopChanges, "note">,
  { store, now = Date.now }: { store: Pick<Values, "add">; now?: () => number },
): (delivery: Delivery) => Promise<Received> {
  function isSigned({ body, signature = "" }: Delivery): boolean {
    const expected = createHmac("sha256", secret).update(body).digest();
    const given = Buffer.from(signature, "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  return async (delivery) => {
    const { body, signature, deliveryId = "" } = delivery;
    if (signature === undefined && PING.test(body.toString("latin1"))) return "ping";
    if (!isSigned(delivery)) return "refused";
    const content = parsed(body);
    const { time } = Object(content) as Record<string, unknown>;
    const isLate = typeof time === "number" && Math.abs(now() - time * 1000) > MAX_AGE_MS;
    if (content === undefined || isLate) return "refused";
    // One webhook gives all deliveries of a second the same id.
    const key = `${deliveryId} ${createHash("sha256").update(body).digest("base64")}`;
    const adding = store.add(`delivery:${key}`, "1", { ms: REMEMBERED_MS });
    const isRepeated = (await adding.catch(() => undefined)) !== undefined;
    if (isRepeated) return "repeated";
    changes.note(tagsIn(content));
    return "noted";
  };
}
