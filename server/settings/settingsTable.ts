import type { z } from "zod";
import { settings } from "#server/config.ts";

const cell = (text: string) => text.replaceAll("|", "\\|");

/** What a setting is when nothing is said of it, as it would be written. */
function defaultOf(schema: z.ZodType): string {
  const { data: value } = schema.safeParse(undefined);
  if (value === undefined) return "unset";
  if (typeof value === "boolean") return value ? "`on`" : "`off`";
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}

/** The settings as a Markdown table, read from their schema: name, default, what it does. */
export function settingsTable(): string {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const description = schema.meta()?.description ?? "";
    return `| \`${name}\` | ${cell(defaultOf(schema))} | ${cell(description)} |`;
  });
  return ["| Setting | Default | What it does |", "| --- | --- | --- |", ...rows].join("\n");
}
