import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ShopTexts } from "#relay/contract/shopTexts.ts";
import { SettingError } from "#server/config.ts";
import { projectFolder } from "#server/process/tool.ts";

// The merchant's texts, imported once from the optional module `shop/texts.ts`.

const FILE = join(projectFolder, "shop/texts.ts");

async function importTexts(): Promise<ShopTexts | SettingError> {
  if (!existsSync(FILE)) return {};
  try {
    const { texts } = (await import(FILE)) as { texts?: ShopTexts };
    return (
      texts ?? new SettingError("shop/texts.ts exports no texts: add “export const texts = {};”.")
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new SettingError(`shop/texts.ts cannot be read: ${reason}`, { cause });
  }
}

const imported = await importTexts();

/** Returns the texts that win over the backend's; throws if the module cannot be used. */
export function merchantTexts(): ShopTexts {
  if (imported instanceof SettingError) throw imported;
  return imported;
}
