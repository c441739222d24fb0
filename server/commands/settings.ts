import { settingsTable } from "./settingsTable.ts";

console.log(settingsTable());
