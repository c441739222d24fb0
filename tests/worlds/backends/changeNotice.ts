import { createHmac, randomUUID } from "node:crypto";

// Change notices, as the file in WordPress sends them.

/** The secret that signs them. */
export const WEBHOOK_SECRET = "the secret of the webhooks";

/** Returns a signed notice of changes with these tags. */
export function changeNotice(tags: readonly string[]) {
  const payload = JSON.stringify({ tags, time: Math.floor(Date.now() / 1000) });
  const headers = {
    "content-type": "application/json",
    "x-wc-webhook-delivery-id": randomUUID(),
    "x-wc-webhook-signature": createHmac("sha256", WEBHOOK_SECRET).update(payload).digest("base64"),
  };
  return { method: "POST", path: "/hooks/woocommerce", headers, payload } as const;
}

/** Sends such a notice to a storefront. */
export async function sendNotice(storefront: string, tags: readonly string[]): Promise<void> {
  const { method, path, headers, payload } = changeNotice(tags);
  const response = await fetch(new URL(path, storefront), { method, headers, body: payload });
  if (!response.ok) throw new Error(`The notice was refused: ${response.status}`);
}
