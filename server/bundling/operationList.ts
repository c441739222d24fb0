import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

// List of the storefront's GraphQL operations, by the hash of their text.

const LIST = "__generated__/operations.json";
const ID = /^\/\/ @relayRequestID (\w+)$/m;
const TEXT = /^ *"text": (".*")$/m;

/** Reads the operation list: ids and texts. */
export const readList = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(LIST, "utf8")) as Record<string, string>;

/** Returns the ids and texts of the operations in the relay compiler's artifacts, sorted by id. */
export async function compiledOperations(): Promise<Record<string, string>> {
  const artifacts = await Promise.all(
    globSync("__generated__/*.graphql.ts").map((file) => readFile(file, "utf8")),
  );
  const operations = artifacts.flatMap((artifact) => {
    const [id, text] = [ID.exec(artifact)?.[1], TEXT.exec(artifact)?.[1]];
    return id && text ? [[id, JSON.parse(text) as string] as const] : [];
  });
  return Object.fromEntries(operations.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Writes the operation list anew. The relay compiler adds to it what it compiles: it removes
 * nothing, so the GraphQL route would allow every operation there has ever been, and it does not
 * restore what a merge of two lists has lost.
 */
export async function updateList(): Promise<void> {
  const [list, operations] = await Promise.all([readFile(LIST, "utf8"), compiledOperations()]);
  const text = `${JSON.stringify(operations, undefined, 2)}\n`;
  if (text !== list) await writeFile(LIST, text);
}
