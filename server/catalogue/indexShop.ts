import type { Algoliasearch, BatchRequest, IndexSettings } from "algoliasearch";
import { ifThere, indexState, recordDrift, driftSize } from "./indexState.ts";
import type { ContentHashes, RecordDrift } from "./indexState.ts";
import type { IndexTarget } from "./indexTarget.ts";
import { IndexingError } from "./indexTarget.ts";
import { searchSettings } from "#relay/contract/search/searchSettings.ts";
import type { SentRecord } from "./sentRecord.ts";
import { OWN_SYNONYM, synonymsOf } from "#relay/contract/search/synonyms.ts";
import { language } from "#words/language.ts";

// Incremental indexing of the shop's catalogue, by Algolia's API.

/** Reads the shop's records; `indexed` is the popularity that the index has, by product id. */
export type ReadRecords = (indexed: ReadonlyMap<number, number>) => AsyncIterable<SentRecord>;

/** Receives indexing progress; the total is unknown while the shop is read. */
export type Progress = (step: "read" | "sent", done: number, total?: number) => void;

/** Differences between an index and the shop. */
export type Drift = RecordDrift & SettingsDrift & { products: number };

type IndexingOptions = {
  isDryRun?: boolean;
  /** Batch size; more changes than this are sent to a temporary index. */
  batchSize?: number;
  onProgress?: Progress;
  /** Receives the differences before any is sent. */
  onDrift?: (drift: Drift) => void;
};

/** Polls of an index task before it times out: large indexes take twenty minutes and more. */
const MAX_POLLS = 800;

/**
 * Reads all records and collects those that differ from at least one of the index states, unless
 * none is to be sent.
 */
async function read(
  records: AsyncIterable<SentRecord>,
  states: readonly ContentHashes[],
  { isDryRun, onProgress }: { isDryRun: boolean; onProgress: Progress },
) {
  const wanted: ContentHashes = new Map();
  const changed = new Map<string, SentRecord>();
  const attributes = new Set<string>();
  for await (const record of records) {
    const { objectID, contentHash } = record;
    wanted.set(objectID, contentHash);
    for (const name of Object.keys(record.attributes)) attributes.add(name);
    const isKnown = isDryRun || states.every((state) => state.get(objectID) === contentHash);
    if (!isKnown) changed.set(objectID, record);
    onProgress("read", wanted.size);
  }
  return { wanted, changed, attributes: [...attributes].sort() };
}

function requestsFor(
  { missing, stale, surplus }: RecordDrift,
  changed: ReadonlyMap<string, SentRecord>,
): BatchRequest[] {
  const body = (id: string): SentRecord => {
    const record = changed.get(id);
    if (!record) throw new IndexingError("The index changed while it was read; run it again.");
    return record;
  };
  return [
    ...[...missing, ...stale].map((id) => ({ action: "addObject" as const, body: body(id) })),
    ...surplus.map((objectID) => ({ action: "deleteObject" as const, body: { objectID } })),
  ];
}

/** Sends changes in batches; each is stored before the next is sent. */
async function send(
  client: Algoliasearch,
  indexName: string,
  requests: readonly BatchRequest[],
  { batchSize, onProgress }: { batchSize: number; onProgress: Progress },
): Promise<void> {
  for (let from = 0; from < requests.length; from += batchSize) {
    const part = requests.slice(from, from + batchSize);
    const { taskID } = await client.batch({ indexName, batchWriteParams: { requests: part } });
    await client.waitForTask({ indexName, taskID, maxRetries: MAX_POLLS });
    onProgress("sent", from + part.length, requests.length);
  }
}

/**
 * Synchronizes an index with the shop and sends only the differences. Changes that fit one batch
 * are sent as one, which is applied as a whole. More go into a temporary index that replaces the
 * index once complete; an interrupted run is resumed. Returns the previous differences.
 */
export async function indexShop(
  { client, index }: Pick<IndexTarget, "client" | "index">,
  records: ReadRecords,
  { isDryRun = false, batchSize = 500, onProgress = () => {}, onDrift }: IndexingOptions = {},
): Promise<Drift> {
  const next = `${index}_next`;
  const wait = (indexName: string, taskID: number) =>
    client.waitForTask({ indexName, taskID, maxRetries: MAX_POLLS });

  const live = await indexState(client, index);
  const begun = await indexState(client, next);
  const states = [live, begun].flatMap((state) => state?.hashes ?? []);
  const compared = states.length > 0 ? states : [new Map<string, string>()];
  const popularity = (live ?? begun)?.popularity ?? new Map<number, number>();
  const { wanted, changed, attributes } = await read(records(popularity), compared, {
    isDryRun,
    onProgress,
  });
  if (wanted.size === 0) {
    throw new IndexingError("The shop lists no product; the index is left as it is.");
  }
  const settings = searchSettings(index, attributes, language());
  const drift = {
    products: wanted.size,
    ...recordDrift(wanted, live?.hashes ?? new Map()),
    ...(await settingsDrift(client, settings)),
  };
  onDrift?.(drift);
  if (isDryRun) return drift;

  async function fillNext(): Promise<void> {
    if (live && !begun) {
      const operationIndexParams = { operation: "copy" as const, destination: next };
      const copied = await client.operationIndex({ indexName: index, operationIndexParams });
      await wait(next, copied.taskID);
    }
    const { replicas: _, ...indexSettings } = settings.get(index) ?? {};
    const set = await client.setSettings({ indexName: next, indexSettings });
    await wait(next, set.taskID);
    const state = (await indexState(client, next))?.hashes ?? new Map();
    await send(client, next, requestsFor(recordDrift(wanted, state), changed), {
      batchSize,
      onProgress,
    });
    const sent = (await indexState(client, next))?.hashes ?? new Map();
    if (driftSize(recordDrift(wanted, sent)) > 0) {
      throw new IndexingError("Not all that was sent is there; run it again to go on.");
    }
    const operationIndexParams = { operation: "move" as const, destination: index };
    const moved = await client.operationIndex({ indexName: next, operationIndexParams });
    await wait(index, moved.taskID);
  }

  if (live && driftSize(drift) <= batchSize) {
    await applySettings(client, settings, wait);
    await send(client, index, requestsFor(drift, changed), { batchSize, onProgress });
    if (begun) await wait(next, (await client.deleteIndex({ indexName: next })).taskID);
  } else {
    await fillNext();
    await applySettings(client, settings, wait);
  }
  return drift;
}

/** Differences between an application's settings and the code's. */
type SettingsDrift = {
  /** Names of the settings that differ, by index. */
  settings: Map<string, string[]>;
  /** Ids of synonyms that are missing or differ, and of those removed from the code. */
  synonyms: { changed: string[]; surplus: string[] };
};

/** Settings whose lists have no order. */
const UNORDERED = new Set(["attributesForFaceting", "replicas"]);

/** Normalizes a setting's value for comparison; indexes format white space differently. */
function spelled(name: string, value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value ?? null);
  const list = value.map((item) => String(item).replace(/\s/g, ""));
  return JSON.stringify(UNORDERED.has(name) ? list.toSorted() : list);
}

/** Returns the names of the settings that differ in an index. */
export function changedSettings(wanted: IndexSettings, actual: object = {}): string[] {
  const known = new Map<string, unknown>(Object.entries(actual));
  return Object.entries(wanted)
    .filter(([name, value]) => spelled(name, value) !== spelled(name, known.get(name)))
    .map(([name]) => name);
}

/** Compares settings and synonyms with the code's; ignores those that the code does not name. */
async function settingsDrift(
  client: Algoliasearch,
  wanted: ReadonlyMap<string, IndexSettings>,
): Promise<SettingsDrift> {
  const settings = new Map<string, string[]>();
  for (const [indexName, those] of wanted) {
    const changed = changedSettings(those, await ifThere(client.getSettings({ indexName })));
    if (changed.length > 0) settings.set(indexName, changed);
  }
  const [index = ""] = wanted.keys();
  const known = new Map<string, string>();
  const browsed = client.browseSynonyms({
    indexName: index,
    aggregator: ({ hits }) => {
      for (const { objectID, synonyms } of hits) known.set(objectID, JSON.stringify(synonyms));
    },
  });
  await ifThere(browsed);
  const own = synonymsOf(language());
  const ours = new Map(own.map((one) => [one.objectID, JSON.stringify(one.synonyms)]));
  return {
    settings,
    synonyms: {
      changed: [...ours.keys()].filter((id) => known.get(id) !== ours.get(id)),
      surplus: [...known.keys()].filter((id) => id.startsWith(OWN_SYNONYM) && !ours.has(id)),
    },
  };
}

/** Applies the code's settings and synonyms: the index first, as it creates its replicas. */
async function applySettings(
  client: Algoliasearch,
  wanted: ReadonlyMap<string, IndexSettings>,
  wait: (indexName: string, taskID: number) => Promise<unknown>,
): Promise<void> {
  const { settings, synonyms } = await settingsDrift(client, wanted);
  for (const [indexName, indexSettings] of wanted) {
    if (!settings.has(indexName)) continue;
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await wait(indexName, taskID);
  }
  const [indexName = ""] = wanted.keys();
  if (synonyms.changed.length > 0) {
    const own = synonymsOf(language());
    const synonymHit = own.filter(({ objectID }) => synonyms.changed.includes(objectID));
    const sent = { indexName, synonymHit, forwardToReplicas: true };
    await wait(indexName, (await client.saveSynonyms(sent)).taskID);
  }
  for (const objectID of synonyms.surplus) {
    const gone = await client.deleteSynonym({ indexName, objectID, forwardToReplicas: true });
    // The protocol responds with a task id, which the client's type omits.
    await wait(indexName, (gone as unknown as { taskID: number }).taskID);
  }
}
