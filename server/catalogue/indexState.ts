import type { Algoliasearch } from "algoliasearch";

// State of a search index: the content hashes and the popularity of its records.

/** Content hashes of records, by objectID; foreign records have none. */
export type ContentHashes = Map<string, string>;

/** Hashes and popularity of an index's records. */
export type IndexState = {
  hashes: ContentHashes;
  /** Popularity of its records, by product id; those without any are left out. */
  popularity: Map<number, number>;
};

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

/** Reads the state of an index, a thousand records per request; undefined if it does not exist. */
export async function indexState(
  client: Algoliasearch,
  indexName: string,
): Promise<IndexState | undefined> {
  const hashes: ContentHashes = new Map();
  const popularity = new Map<number, number>();
  const browsed = client.browseObjects<{ contentHash?: string; popularity?: number }>({
    indexName,
    browseParams: { attributesToRetrieve: ["contentHash", "popularity"], hitsPerPage: 1000 },
    aggregator: ({ hits }) => {
      for (const hit of hits) {
        hashes.set(hit.objectID, hit.contentHash ?? "");
        if (hit.popularity) popularity.set(Number(hit.objectID), hit.popularity);
      }
    },
  });
  return (await ifThere(browsed)) && { hashes, popularity };
}

/** Differences between records: missing, stale and surplus ids. */
export type RecordDrift = { missing: string[]; stale: string[]; surplus: string[] };

/** Compares an index's records with the shop's. */
export function recordDrift(wanted: ContentHashes, state: ContentHashes): RecordDrift {
  const ids = [...wanted.keys()];
  return {
    missing: ids.filter((id) => !state.has(id)),
    stale: ids.filter((id) => state.has(id) && state.get(id) !== wanted.get(id)),
    surplus: [...state.keys()].filter((id) => !wanted.has(id)),
  };
}

/** Number of records that differ. */
export const driftSize = ({ missing, stale, surplus }: RecordDrift): number =>
  missing.length + stale.length + surplus.length;
