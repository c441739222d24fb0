import { settings } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";

/** Rules and descriptions of the settings that commands write. */
export const settingRules = {
  problemWith(name: string, value: string): string | undefined {
    const result = settings.shape[name as keyof Config].safeParse(value);
    return result.success ? undefined : result.error.issues[0]?.message;
  },
  descriptionOf: (name: string) => settings.shape[name as keyof Config].meta()?.description ?? "",
};
