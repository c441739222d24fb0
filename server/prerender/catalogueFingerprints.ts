import { createProductReader } from "#server/catalogue/comparedProducts.ts";
import { PAGES_TAG, postTag } from "#server/catalogue/shopChanges.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { wordpressPages } from "#server/backend/line/catalogueLists.ts";
import { entityTag } from "#server/rendering/responseBody.ts";

/**
 * Returns a fingerprint of each product, term and page of the shop by its tag, and one of the
 * footer's list of pages. Rejects if the backend fails.
 */
export async function catalogueFingerprints(
  gateway: Pick<ShopGateway, "shared">,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  // Nobody else uses the backend: no rest between the requests.
  const read = createProductReader(gateway, async () => {});
  for await (const { tag, fingerprint } of read(0)) found.set(tag, fingerprint);
  const links: unknown[] = [];
  for await (const { id, path, title, menuOrder, modifiedGmt } of wordpressPages(gateway)) {
    found.set(postTag(id), entityTag(JSON.stringify([path, title, modifiedGmt])));
    links.push([id, path, title, menuOrder]);
  }
  found.set(PAGES_TAG, entityTag(JSON.stringify(links)));
  return found;
}
