import type { Algoliasearch } from "algoliasearch";

// State of a search index: the content hashes of its records.

/** Content hashes of an index's records, by objectID; foreign records have none. */
export type IndexState = Map<string, string>;

const isMissing = (error: unknown) =>
  error instanceof Error && "status" in error && error.status === 404;

/** Returns an index's response, or undefined if the index does not exist. */
export async function ifThere<Result>(response: Promise<Result>): Promise<Result | undefined> {
  try {
    return await response;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Reads the content hashes of an index, a thousand per request; undefined if it does not exist. */
export async function indexState(
  client: Algoliasearch,
  indexName: string,
): Promise<IndexState | undefined> {
  const state: IndexState = new Map();
  const browsed = client.browseObjects<{ contentHash?: string }>({
    indexName,
    browseParams: { attributesToRetrieve: ["contentHash"], hitsPerPage: 1000 },
    aggregator: ({ hits }) => {
      for (const { objectID, contentHash } of hits) state.set(objectID, contentHash ?? "");
    },
  });
  return (await ifThere(browsed)) && state;
}

/** Differences between records: missing, stale and surplus ids. */
export type RecordDrift = { missing: string[]; stale: string[]; surplus: string[] };

/** Compares an index's records with the shop's. */
export function recordDrift(wanted: IndexState, state: IndexState): RecordDrift {
  const ids = [...wanted.keys()];
  return {
    missing: ids.filter((id) => !state.has(id)),
    stale: ids.filter((id) => state.has(id) && state.get(id) !== wanted.get(id)),
    surplus: [...state.keys()].filter((id) => !wanted.has(id)),
  };
}

/** Number of records that differ. */
export const sizeOf = ({ missing, stale, surplus }: RecordDrift): number =>
  missing.length + stale.length + surplus.length;
