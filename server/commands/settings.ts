import { settingsTable } from "#server/settings/settingsTable.ts";
import { readCommandLine } from "#server/process/commandLine.ts";

readCommandLine({});
console.log(settingsTable());
