import type { z } from "zod";
import { settings } from "./config.ts";

// Documentation of the settings, generated as a Markdown table.

const cell = (text: string) => text.replaceAll("|", "\\|");

/** Returns a setting's default as one would write it. */
function defaultOf(schema: z.ZodType): string {
  const { data: value } = schema.safeParse(undefined);
  if (value === undefined) return "unset";
  if (typeof value === "boolean") return value ? "`on`" : "`off`";
  if (Array.isArray(value)) return `\`${value.join(" ")}\``;
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}

/** Returns the table, read from the settings' schema: name, default, description. */
export function settingsTable(): string {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const description = schema.meta()?.description ?? "";
    return `| \`${name}\` | ${cell(defaultOf(schema))} | ${cell(description)} |`;
  });
  return ["| Setting | Default | What it does |", "| --- | --- | --- |", ...rows].join("\n");
}
