import type { FastifyBaseLogger } from "fastify";
import type { LeftOut, LeftOutReport } from "./leftOutProducts.ts";
import type { ProductLists } from "./productLists.ts";
import { writeAtomic } from "#server/store/writeAtomic.ts";
import type { MetricsRegistry } from "#server/observe/metricsRegistry.ts";

// Report of the products that lists leave out: log, list in the data folder, sentences, metrics.

/** Format of the list. */
const VERSION = 1;

/** Returns the address at which the merchant edits a product. */
export const editAddress = (origin: string | undefined, id: number) =>
  `${origin ?? ""}/wp-admin/post.php?post=${id}&action=edit`;

/** Returns one sentence for each kind of products that lists leave out, for people. */
export function leftOutSentences(
  { failing, unsupported }: LeftOut,
  origin: string | undefined,
): string[] {
  const failed = failing.map(
    ({ id, message }) =>
      `Left out of all lists: product ${id}, because the backend fails on it (${message}). Has it a password? ${editAddress(origin, id)}`,
  );
  const counted = unsupported === 1 ? "1 product is" : `${unsupported} products are`;
  const box =
    "In WordPress tick “Enable Unsupported types” under GraphQL, Settings, WooCommerce to show them.";
  return unsupported === 0
    ? failed
    : [
        ...failed,
        `${counted} left out of all lists, because WooGraphQL does not know the type. ${box}`,
      ];
}

/**
 * Creates the report of a server: each change goes to the log, and the current state into a file.
 * @param options.origin origin of the merchant's WordPress
 */
export function createLeftOutReport({
  log,
  file,
  origin,
}: {
  log: FastifyBaseLogger;
  file: string;
  origin: string | undefined;
}): LeftOutReport {
  let written = Promise.resolve();
  return {
    failing: ({ id, message }) =>
      log.warn(
        { product: id, reason: message, edit: editAddress(origin, id) },
        "the backend fails on a product: all lists leave it out",
      ),
    restored: (id) => log.info({ product: id }, "lists show a product again"),
    unsupported: (count) =>
      count > 0
        ? log.warn(
            { products: count, setting: "Enable Unsupported types" },
            "lists leave out products of types that WooGraphQL does not know",
          )
        : log.info("lists leave out no product because of its type"),
    changed: ({ failing, unsupported }) => {
      const products = failing.map((product) => ({
        ...product,
        since: new Date(product.since).toISOString(),
        edit: editAddress(origin, product.id),
      }));
      const list = { version: VERSION, at: new Date(), failing: products, unsupported };
      const text = `${JSON.stringify(list, null, 2)}\n`;
      written = written
        .then(() => writeAtomic(file, text))
        .catch((error: unknown) => log.error({ err: error }, "a list could not be written"));
    },
  };
}

/** Adds the metric of the products that lists leave out. */
export function measureLeftOut(registry: MetricsRegistry, leftOut: () => LeftOut): void {
  registry.gauge(
    {
      name: "vitrine_left_out_products",
      help: "Products that all lists leave out, by reason: failing or unsupported.",
      labels: ["reason"],
    },
    () => {
      const { failing, unsupported } = leftOut();
      return [
        [{ reason: "failing" }, failing.length],
        [{ reason: "unsupported" }, unsupported],
      ];
    },
  );
}

/** Checks a remote backend at the start, and says what lists leave out. */
export async function sayLeftOut(
  { check, leftOut }: Pick<ProductLists, "check" | "leftOut">,
  origin: string | undefined,
  say: (sentence: string) => void,
): Promise<void> {
  // A backend that does not respond is reported by its own probe.
  await check().catch(() => {});
  for (const sentence of leftOutSentences(leftOut(), origin)) say(sentence);
}
