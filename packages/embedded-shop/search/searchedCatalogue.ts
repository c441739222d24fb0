import { createHash } from "node:crypto";
import { searchSettings } from "../../../relay/contract/search/searchSettings.ts";
import { OWN_SYNONYM, synonymsOf } from "../../../relay/contract/search/synonyms.ts";
import { keepListingCurrent } from "#shop/catalogue/listing.ts";
import { text } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import { inLanguage } from "../../../words/inLanguage.ts";
import { RECORDS_VERSION, recordReader } from "./catalogueRecords.ts";
import { noteShopChanges } from "./shopChanges.ts";

/**
 * Returns the catalogue as its search index needs it: records, settings, and a queue of changed
 * products, filled by triggers in the shop's database.
 * @param colorAttributes attributes that are filtered as one color
 * @param language of the records
 */
export function searchedCatalogue(
  shop: Shop,
  colorAttributes: readonly string[] = [],
  language = "en",
) {
  const source = createHash("sha256").update(shop.secret).digest("hex").slice(0, 16);
  return {
    version: (indexes: readonly string[]) =>
      [RECORDS_VERSION, indexes.join(), source, colorAttributes.join(), language].join(" "),
    settings: (index: string) =>
      searchSettings(
        index,
        shop.database
          .all("select slug from attribute order by position")
          .map((row) => text(row, "slug")),
        language,
      ),
    synonyms: synonymsOf(language),
    synonymPrefix: OWN_SYNONYM,
    keepCurrent: () => keepListingCurrent(shop),
    reader: () => {
      const read = inLanguage(language, () => recordReader(shop, colorAttributes));
      return (id: number) => inLanguage(language, () => read(id));
    },
    changes: noteShopChanges(shop.database),
  };
}
