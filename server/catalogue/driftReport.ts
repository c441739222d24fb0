import { driftSize } from "./indexState.ts";
import type { Drift } from "./indexShop.ts";

// Drift report of the indexing command: differences between search index and shop.

/** Maximum number of ids listed per kind; further ones are counted. */
const MAX_NAMED = 10;

function named(kind: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const more = ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : "";
  return [`  ${kind}: ${ids.length} (${ids.slice(0, MAX_NAMED).join(", ")}${more})`];
}

/** Returns the report as lines of text; of each kind of difference it names ten ids at most. */
export function driftReport(index: string, drift: Drift): string {
  const { products, missing, stale, surplus, settings, synonyms } = drift;
  const synonymsToo = synonyms.changed.length + synonyms.surplus.length > 0;
  if (driftSize(drift) === 0 && settings.size === 0 && !synonymsToo) {
    return `The index ${index} has all ${products} products as they are.`;
  }
  return [
    `The index ${index} differs from the shop's ${products} products:`,
    ...named("missing records", missing),
    ...named("stale records", stale),
    ...named("surplus records", surplus),
    ...Array.from(settings, ([name, keys]) => `  settings of ${name}: ${keys.join(", ")}`),
    ...named("changed synonyms", synonyms.changed),
    ...named("surplus synonyms", synonyms.surplus),
  ].join("\n");
}
