import { readFile } from "node:fs/promises";
import type { ShopAccess } from "./checks/doctorCheck.ts";
import {
  featureOf,
  invalidOperations,
  ownOperations,
  refusedOperations,
} from "./checks/ownOperations.ts";
import { readSchema } from "./checks/readSchema.ts";

// Operations that a schema refuses, such as that of a shop with updated plugins.

/** Sentences about operations of features that a shop may lack. */
const LACKING = {
  accounts: "The schema has no sign-in of customers (WPGraphQL-JWT-Authentication).",
  file: "The schema lacks fields of the plugin for WordPress (wordpress/vitrine).",
  handOver: "The schema has no link to WordPress's own checkout, which CHECKOUT needs.",
};

/**
 * Prints which operations a shop, or a schema in a file, refuses; returns the exit code.
 * @param texts operations of the storefront
 */
export async function checkSchema(
  from: { file: string } | Pick<ShopAccess, "probe">,
  texts: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const operations = ownOperations(texts);
  const refused =
    "file" in from
      ? invalidOperations(readSchema(await readFile(from.file, "utf8")), operations)
      : await refusedOperations(from.probe, operations);
  const invalid = refused.filter(({ name }) => featureOf(name) === undefined);
  const lacking = new Set(refused.flatMap(({ name }) => featureOf(name) ?? []));
  for (const feature of lacking) print(LACKING[feature]);
  for (const { name, messages } of invalid) {
    print(name);
    for (const message of messages) print(`  ${message}`);
  }
  print(
    invalid.length === 0
      ? "All operations that every shop needs are valid."
      : `${invalid.length} ${invalid.length === 1 ? "operation is" : "operations are"} not valid: do not update the plugins that this schema is from, or update the storefront first.`,
  );
  return invalid.length === 0 ? 0 : 1;
}
