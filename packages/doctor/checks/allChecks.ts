import type { Check } from "./doctorCheck.ts";
import { catalogueChecks } from "./catalogueChecks.ts";
import { checkoutChecks } from "./checkoutChecks.ts";
import { connectionChecks } from "./connectionChecks.ts";
import { contentChecks } from "./contentChecks.ts";
import { fileChecks } from "./fileChecks.ts";
import { handOverChecks } from "./handOverChecks.ts";
import { paymentFieldChecks } from "./paymentFieldChecks.ts";
import { pluginChecks } from "./pluginChecks.ts";
import { sessionChecks } from "./sessionChecks.ts";
import { speedChecks } from "./speedChecks.ts";

/** All checks of the doctor, in the order in which they run: each after those that it needs. */
export const allChecks: readonly Check[] = [
  ...connectionChecks,
  ...pluginChecks,
  ...speedChecks,
  ...catalogueChecks,
  ...sessionChecks,
  ...checkoutChecks,
  ...handOverChecks,
  ...paymentFieldChecks,
  ...fileChecks,
  ...contentChecks,
];

/** Checks at the start of the server: a few requests, and none of them changes a cart. */
const AT_START = new Set([
  "reachable",
  "guests",
  "woographql",
  "versions",
  "operations",
  "permalinks",
  "picture-origins",
  "search-index",
]);

/** Checks at the start. */
export const startChecks: readonly Check[] = allChecks.filter(({ id }) => AT_START.has(id));
