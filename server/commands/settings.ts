import { settingsTable } from "#server/settings/settingsTable.ts";
import { readCommandLine } from "#server/process/commandLine.ts";

// Settings command: prints the documentation table of all settings, in Markdown.

readCommandLine({});
console.log(settingsTable());
