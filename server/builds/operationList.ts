import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

const LIST = "__generated__/operations.json";
const ID = /^\/\/ @relayRequestID (\w+)$/m;

/** The operation list as it stands: ids and texts. */
export const readList = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(LIST, "utf8")) as Record<string, string>;

/** The ids of the operations that the relay compiler's artefacts hold. */
export async function compiledIds(): Promise<string[]> {
  const artefacts = await Promise.all(
    globSync("__generated__/*.graphql.ts").map((file) => readFile(file, "utf8")),
  );
  return artefacts.flatMap((text) => ID.exec(text)?.[1] ?? []);
}

/**
 * Takes out of the operation list what the sources no longer ask. The relay compiler only ever adds
 * to it, and the gateway would let through every operation that there has been.
 */
export async function pruneList(): Promise<void> {
  const [list, ids] = await Promise.all([readList(), compiledIds()]);
  const kept = Object.entries(list).filter(([id]) => ids.includes(id));
  if (kept.length === Object.keys(list).length) return;
  await writeFile(LIST, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
}
