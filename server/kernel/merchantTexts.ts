import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";
import { SettingError } from "./config.ts";
import { importMerchantModule } from "./merchantModule.ts";

// The merchant's texts, imported once from the optional module `shop/texts.ts`.

const imported = await importMerchantModule<ShopTexts>("shop/texts.ts", "texts", {});

/** Returns the texts that win over the backend's; throws if the module cannot be used. */
export function merchantTexts(): ShopTexts {
  if (imported instanceof SettingError) throw imported;
  return imported;
}
