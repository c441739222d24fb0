import { createHash } from "node:crypto";
import { searchSettings } from "../../../relay/contract/search/searchSettings.ts";
import { OWN_SYNONYM, synonymsOf } from "../../../relay/contract/search/synonyms.ts";
import { keepListingCurrent } from "#shop/catalogue/listing.ts";
import { text } from "#shop/columns.ts";
import { shopIn } from "#shop/money/currencies.ts";
import type { Shop } from "#shop/shop.ts";
import { inLanguage } from "../../../words/inLanguage.ts";
import { RECORDS_VERSION, recordReader } from "./catalogueRecords.ts";
import { noteShopChanges } from "./shopChanges.ts";

/** Language of an index's records, and their currency if it is not the shop's own. */
export type Spoken = { language: string; currency?: string };

/**
 * Returns the catalogue as its search indexes need it: records, settings, and a queue of changed
 * products, filled by triggers in the shop's database.
 * @param colorAttributes attributes that are filtered as one color
 * @param spokenIn returns the language and the currency of an index's records
 */
export function searchedCatalogue(
  shop: Shop,
  colorAttributes: readonly string[] = [],
  spokenIn: (index: string) => Spoken = () => ({ language: "en" }),
) {
  const source = createHash("sha256").update(shop.secret).digest("hex").slice(0, 16);
  return {
    version: (indexes: readonly string[]) => {
      const spoken = indexes.map((index) => `${index} ${Object.values(spokenIn(index)).join(" ")}`);
      return [RECORDS_VERSION, spoken.join(), source, colorAttributes.join()].join(" ");
    },
    settings: (index: string) =>
      searchSettings(
        index,
        shop.database
          .all("select slug from attribute order by position")
          .map((row) => text(row, "slug")),
        spokenIn(index).language,
      ),
    synonyms: (index: string) => synonymsOf(spokenIn(index).language),
    synonymPrefix: OWN_SYNONYM,
    keepCurrent: () => keepListingCurrent(shop),
    reader: (index: string) => {
      const { language, currency } = spokenIn(index);
      const own = shopIn(shop, currency);
      const read = inLanguage(language, () => recordReader(own, colorAttributes));
      return (id: number) => inLanguage(language, () => read(id));
    },
    changes: noteShopChanges(shop.database),
  };
}
