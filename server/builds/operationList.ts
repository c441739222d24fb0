import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

const LIST = "__generated__/operations.json";
const ID = /^\/\/ @relayRequestID (\w+)$/m;

/** Reads the operation list: ids and texts. */
export const readList = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(LIST, "utf8")) as Record<string, string>;

/** Returns the operation ids of the relay compiler's artifacts. */
export async function compiledIds(): Promise<string[]> {
  const artefacts = await Promise.all(
    globSync("__generated__/*.graphql.ts").map((file) => readFile(file, "utf8")),
  );
  return artefacts.flatMap((text) => ID.exec(text)?.[1] ?? []);
}

/**
 * Prunes operations from the list that the sources no longer define. The relay compiler only adds
 * to it, so the gateway would allow every operation there has ever been.
 */
export async function pruneList(): Promise<void> {
  const [list, ids] = await Promise.all([readList(), compiledIds()]);
  const used = Object.entries(list).filter(([id]) => ids.includes(id));
  if (used.length === Object.keys(list).length) return;
  await writeFile(LIST, `${JSON.stringify(Object.fromEntries(used), undefined, 2)}\n`);
}
