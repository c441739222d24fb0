import { existsSync } from "node:fs";
import { join } from "node:path";
import { SettingError } from "./config.ts";
import { projectFolder } from "./tool.ts";

// Import of the merchant's optional modules in `shop/`.

/**
 * Imports a value from a module of the merchant's folder. Returns the default if there is no such
 * file, and an error if it cannot be read or lacks the value.
 */
export async function importMerchantModule<Value>(
  file: string,
  name: string,
  byDefault: Value,
): Promise<Value | SettingError> {
  const path = join(projectFolder, file);
  if (!existsSync(path)) return byDefault;
  try {
    const { [name]: value } = (await import(path)) as Record<string, Value>;
    const empty = JSON.stringify(byDefault);
    return (
      value ??
      new SettingError(`${file} exports no ${name}: add “export const ${name} = ${empty};”.`)
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new SettingError(`${file} cannot be read: ${reason}`, { cause });
  }
}
