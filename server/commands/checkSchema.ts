import { readFile } from "node:fs/promises";
import { SettingError, readConfig } from "#server/kernel/config.ts";
import { backendErrorIn } from "#relay/contract/errors.ts";
import { examinedConfig } from "#server/doctor/examinedConfig.ts";
import { openExaminedShop } from "#server/doctor/openExaminedShop.ts";
import { readSchema } from "#server/doctor/readSchema.ts";
import {
  featureOf,
  invalidOperations,
  readOwnOperations,
  refusedOperations,
} from "#server/doctor/ownOperations.ts";
import type { InvalidOperation } from "#server/doctor/ownOperations.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";

// Schema command: names the storefront's operations that a schema refuses, such as that of a shop
// with updated plugins.

const USAGE_ERROR = 2;
const USAGE =
  "Give an endpoint or a file, for example npm run schema:check -- https://staging.shop.example/graphql, or npm run schema:check -- schema.json with the result of an introspection, or a schema.graphql.";

/** Reads which operations a shop or a schema in a file refuses. */
async function refusedBy(given: string): Promise<InvalidOperation[]> {
  const operations = await readOwnOperations();
  if (!/^https?:/.test(given)) {
    return invalidOperations(readSchema(await readFile(given, "utf8")), operations);
  }
  const { shop, close } = await openExaminedShop(examinedConfig(readConfig(), given));
  try {
    return await refusedOperations(shop.probe, operations);
  } finally {
    close();
  }
}

/** Sentences about operations of features that a shop may lack. */
const LACKING = {
  accounts: "The schema has no sign-in of customers (WPGraphQL-JWT-Authentication).",
  file: "The schema lacks fields of the plugin for WordPress (wordpress/vitrine).",
  handOver: "The schema has no link to WordPress's own checkout, which CHECKOUT needs.",
};

/** Returns one line for each operation, and one for each of its errors. */
const linesOf = (invalid: readonly InvalidOperation[]): string[] =>
  invalid.flatMap(({ name, messages }) => [name, ...messages.map((message) => `  ${message}`)]);

const { words } = readCommandLine({}, { allowWords: true });
const [given] = words;
if (given === undefined || words.length > 1) {
  console.error(USAGE);
  process.exitCode = USAGE_ERROR;
} else {
  try {
    const refused = await refusedBy(given);
    const invalid = refused.filter(({ name }) => featureOf(name) === undefined);
    const lacking = new Set(refused.flatMap(({ name }) => featureOf(name) ?? []));
    for (const feature of lacking) console.log(LACKING[feature]);
    for (const line of linesOf(invalid)) console.log(line);
    console.log(
      invalid.length === 0
        ? "All operations that every shop needs are valid."
        : `${invalid.length} ${invalid.length === 1 ? "operation is" : "operations are"} not valid: do not update the plugins that this schema is from, or update the storefront first.`,
    );
    process.exitCode = invalid.length === 0 ? 0 : 1;
  } catch (error) {
    const isUsage =
      error instanceof SettingError || (error as NodeJS.ErrnoException).code === "ENOENT";
    const { message } = backendErrorIn(error) ?? (error as Error);
    console.error(`${given} cannot be checked: ${message}.`);
    process.exitCode = isUsage ? USAGE_ERROR : 1;
  }
}
