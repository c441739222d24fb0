import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

// Proxy that replaces a shop's texts with hostile ones, for cross-site scripting (XSS) tests.

/** Response fields with texts from a merchant, a reviewer or an attacker in their place. */
const TEXT_FIELDS = new Set([
  "name",
  "description",
  "shortDescription",
  "content",
  "label",
  "options",
  "altText",
  "title",
]);

/** A shop with hostile texts. */
export type HostileShop = {
  endpoint: string;
  /** Returns the path of a product's page in which every text is one of the shop's words. */
  pathOf: (slug: string, word: number) => string;
  close: () => Promise<void>;
};

function replaceWords(value: unknown, word: string): void {
  if (typeof value !== "object" || value === null) return;
  const record = value as Record<string, unknown>;
  for (const [field, held] of Object.entries(record)) {
    if (!TEXT_FIELDS.has(field)) replaceWords(held, word);
    else if (typeof held === "string") record[field] = word;
    else if (Array.isArray(held)) record[field] = held.map(() => word);
  }
}

/**
 * Opens the proxy in front of a real shop's endpoint: it returns that shop's responses, and for a
 * product requested as `slug--3` replaces every text with the fourth word.
 */
export async function openHostileShop(
  trueEndpoint: string,
  words: readonly string[],
): Promise<HostileShop> {
  async function respond(request: IncomingMessage): Promise<{ status: number; body: string }> {
    const call = JSON.parse(await text(request)) as { variables: Record<string, unknown> };
    const { slug } = call.variables;
    const matched = /^(.+)--(\d+)$/.exec(typeof slug === "string" ? slug : "");
    if (matched) call.variables["slug"] = matched[1];
    const response = await fetch(trueEndpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(call),
    });
    const changed = (await response.json()) as {
      data?: Record<string, { slug?: string } | null>;
    };
    if (matched) replaceWords(changed, words[Number(matched[2])] ?? "");
    // The slug must match the request: the storefront would redirect to another one.
    for (const product of Object.values(changed.data ?? {})) {
      if (matched && product && product.slug === matched[1]) product.slug = matched[0];
    }
    return { status: response.status, body: JSON.stringify(changed) };
  }

  const server = createServer((request, response) => {
    respond(request).then(
      ({ status, body }) =>
        response.writeHead(status, { "content-type": "application/json" }).end(body),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    pathOf: (slug, word) => `/product/${slug}--${word}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
