import { createHash, createHmac, randomUUID } from "node:crypto";
import type { RepricedProduct } from "./pricedShop.ts";

// Notices of changed prices, as a WordPress sends them.

/** Secret of the notices and webhooks. */
export const SECRET = "the secret of the benchmark's webhooks";

/** A notice: its body and headers. */
export type PriceNotice = { body: string; headers: Record<string, string> };

/** Returns a notice of the file for changes in WordPress. */
export function fileNotice({ id, variation }: RepricedProduct): PriceNotice {
  const ids = variation === undefined ? [id] : [variation, id];
  const tags = ids.map((one) => `post:${one}`);
  return {
    body: JSON.stringify({ tags, time: Math.floor(Date.now() / 1000) }),
    headers: {
      "x-wc-webhook-topic": "vitrine.changed",
      "x-wc-webhook-delivery-id": randomUUID().replaceAll("-", ""),
    },
  };
}

/** Length of a recorded webhook's body. */
const BODY_LENGTH = 3_300;

/**
 * Returns a webhook of WooCommerce's topic "Product updated": a changed variation is named by its
 * own id and type, beside its product's id. All deliveries of a second have the same id.
 */
export function plainWebhook(product: RepricedProduct, price: string): PriceNotice {
  const { id, slug, variation } = product;
  const named =
    variation === undefined
      ? { id, slug, type: "simple", parent_id: 0 }
      : { id: variation, slug, type: "variation", parent_id: id };
  const content = { ...named, status: "publish", price, regular_price: price, description: "" };
  content.description = "x".repeat(BODY_LENGTH - JSON.stringify(content).length);
  const second = Math.floor(Date.now() / 1000);
  return {
    body: JSON.stringify(content),
    headers: {
      "user-agent": "WooCommerce/11.0.1 Hookshot (WordPress/7.0.4)",
      "x-wc-webhook-topic": "product.updated",
      "x-wc-webhook-delivery-id": createHash("md5").update(`3 ${second}`).digest("hex"),
    },
  };
}

/** Delivers a notice to a storefront. */
export async function deliver(url: string, { body, headers }: PriceNotice): Promise<void> {
  const signature = createHmac("sha256", SECRET).update(body).digest("base64");
  const response = await fetch(`${url}/hooks/woocommerce`, {
    method: "POST",
    headers: {
      ...headers,
      "content-type": "application/json",
      "x-wc-webhook-signature": signature,
    },
    body,
  });
  if (!response.ok) throw new Error(`A notice got ${response.status}.`);
}
