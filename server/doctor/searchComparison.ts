import type { Config } from "#server/kernel/config.ts";
import { openCommandGateway } from "#server/backend/line/commandGateway.ts";
import { indexShop } from "#server/catalogue/indexShop.ts";
import type { Drift } from "#server/catalogue/indexShop.ts";
import { indexTarget } from "#server/catalogue/indexTarget.ts";
import { indexingError } from "#server/catalogue/indexingError.ts";
import { shopRecords } from "#server/catalogue/shopRecords.ts";

/**
 * Compares the search index that the settings name with the shop's products, and changes nothing.
 * Returns the differences, or a sentence if the index does not respond.
 */
export async function compareSearch(config: Config): Promise<Drift | string> {
  const target = indexTarget(config);
  if (!target) return "The embedded shop keeps its own index up to date.";
  const { gateway, close } = await openCommandGateway(config);
  try {
    return await indexShop(
      target,
      (indexed) => shopRecords(gateway, config.COLOR_ATTRIBUTES, indexed),
      { isDryRun: true },
    );
  } catch (error) {
    const sentence = indexingError(error, target);
    if (sentence === undefined) throw error;
    return sentence;
  } finally {
    close();
  }
}
