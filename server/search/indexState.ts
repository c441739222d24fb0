import type { Algoliasearch } from "algoliasearch";

/** The hash of each record that an index holds, by its objectID; one of another's making has none. */
export type IndexState = Map<string, string>;

const isMissing = (error: unknown) =>
  error instanceof Error && "status" in error && error.status === 404;

/** What an index answers, or undefined where there is no such index. */
export async function ifThere<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Reads what an index holds, a thousand hashes at a time; undefined where there is none. */
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

/** In what records differ: those that are not there, those that say something else, those too many. */
export type RecordDrift = { missing: string[]; stale: string[]; surplus: string[] };

/** In what an index's records differ from those it should have. */
export function recordDrift(wanted: IndexState, state: IndexState): RecordDrift {
  const ids = [...wanted.keys()];
  return {
    missing: ids.filter((id) => !state.has(id)),
    stale: ids.filter((id) => state.has(id) && state.get(id) !== wanted.get(id)),
    surplus: [...state.keys()].filter((id) => !wanted.has(id)),
  };
}

/** How many records a drift is about. */
export const sizeOf = ({ missing, stale, surplus }: RecordDrift): number =>
  missing.length + stale.length + surplus.length;
