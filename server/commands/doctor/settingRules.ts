import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import { THEMES, themes } from "#server/kernel/themes.ts";
import { projectFolder } from "#server/kernel/tool.ts";

/** Returns the shops that a theme suits, as its `theme.json` says; empty without it. */
function suitedShops(theme: string): string {
  const file = join(projectFolder, THEMES, theme, "theme.json");
  if (!existsSync(file)) return "";
  return (JSON.parse(readFileSync(file, "utf8")) as { suits?: string }).suits ?? "";
}

/** Rules and descriptions of the settings that commands write. */
export const settingRules = {
  problemWith(name: string, value: string): string | undefined {
    const result = settings.shape[name as keyof Config].safeParse(value);
    return result.success ? undefined : result.error.issues[0]?.message;
  },
  descriptionOf: (name: string) => settings.shape[name as keyof Config].meta()?.description ?? "",
  themes: {
    names: themes,
    standard: settings.shape.THEME.parse(undefined),
    suitedShops,
  },
};
