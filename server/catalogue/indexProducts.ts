import type { BatchRequest } from "algoliasearch";
import { ifThere } from "./indexState.ts";
import type { IndexTarget } from "./indexTarget.ts";
import { searchRecords } from "./searchedProduct.ts";

// Indexing of single products that have changed.

/** Record of the index, as far as a new one depends on it. */
type IndexedRecord = { objectID: string; contentHash?: string; popularity?: number };

/**
 * Brings the records of these products up to date: sends those that differ, and removes those of
 * products that the search does not find any more. Popularity stays as the index has it. An index
 * that does not exist is left to the indexing command. Rejects if shop or index fails.
 * @param ids at most a hundred
 */
export async function indexProducts(
  { client, index: indexName }: Pick<IndexTarget, "client" | "index">,
  gateway: { shared: typeof fetch },
  { ids, colorAttributes }: { ids: readonly number[]; colorAttributes: readonly string[] },
): Promise<void> {
  const attributesToRetrieve = ["contentHash", "popularity"];
  const requests = ids.map((id) => ({ indexName, objectID: String(id), attributesToRetrieve }));
  const stored = await ifThere(client.getObjects<IndexedRecord | null>({ requests }));
  if (!stored || !(await ifThere(client.getSettings({ indexName })))) return;
  const known = new Map(
    stored.results.flatMap((record) => (record ? [[record.objectID, record]] : [])),
  );

  const popularity = new Map(
    [...known.values()].map((record) => [Number(record.objectID), record.popularity ?? 0]),
  );
  const found = new Set<string>();
  const changes: BatchRequest[] = [];
  for await (const body of searchRecords(gateway, { popularity, colorAttributes }, ids)) {
    found.add(body.objectID);
    if (known.get(body.objectID)?.contentHash === body.contentHash) continue;
    changes.push({ action: "addObject", body });
  }
  const gone = [...known.keys()].filter((objectID) => !found.has(objectID));
  changes.push(
    ...gone.map((objectID) => ({ action: "deleteObject" as const, body: { objectID } })),
  );
  if (changes.length > 0)
    await client.batch({ indexName, batchWriteParams: { requests: changes } });
}
