import { settingsTable } from "#server/kernel/settingsTable.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";

// Settings command: prints the documentation table of all settings, in Markdown.

readCommandLine({});
console.log(settingsTable());
