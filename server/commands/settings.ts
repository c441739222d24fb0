import { settingsTable } from "#server/settings/settingsTable.ts";

console.log(settingsTable());
