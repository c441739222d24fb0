import { columnAttributes, textAttributes } from "#search/settings.ts";
import type { Settings } from "#search/settings.ts";
import { openCorpus, writeText } from "./corpus.ts";
import type { Corpus, StorePlace } from "./corpus.ts";
import { adoptText, nextText, placeOf } from "./indexTable.ts";
import type { SearchDatabase } from "./searchDatabase.ts";

/** Records that an index shares with its replicas, and the queue of their writes. */
export type Family = {
  /** Returns the searchable records; the first call loads them. */
  corpus: () => Promise<Corpus>;
  /** Queues a write; writes run one at a time and do not block queries. */
  change: <Result>(work: (corpus: Corpus) => Result | Promise<Result>) => Promise<Result>;
  /** Rebuilds columns and text if changed settings require others. */
  refit: () => Promise<void>;
  close: () => void;
};

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, place) => name === other[place]);

/** The corpus is rebuilt once it has more dead slots than this and than live ones. */
const DEAD_SLOTS = 10_000;

/**
 * Opens the family of a store.
 * @param settingsOf returns the current settings of the index and its replicas
 */
export function openFamily(
  database: SearchDatabase,
  store: number,
  settingsOf: () => Settings[],
): Family {
  let opened: Promise<Corpus> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let columnsNow: string[] = [];
  let isClosed = false;
  let latest: Corpus | undefined;

  async function open(place: StorePlace): Promise<Corpus> {
    columnsNow = columnAttributes(settingsOf());
    const corpus = await openCorpus(database, place, columnsNow);
    latest = corpus;
    // Not awaited: a posting list that is not preloaded yet is read on demand.
    void corpus.text.warm(() => isClosed || corpus !== latest).catch(() => {});
    return corpus;
  }

  /** Opens the store; rewrites its text first if the settings require other text columns. */
  async function openFitting(): Promise<Corpus> {
    const place = placeOf(database, store);
    const wanted = textAttributes(settingsOf());
    if (same(place.textAttributes, wanted)) return open(place);
    const next = nextText(database, place, wanted);
    await writeText(database, next);
    const corpus = await open(next);
    // Until here queries use the old text, which survives an interruption.
    adoptText(database, place, next);
    return corpus;
  }

  const corpus = () => (opened ??= openFitting());

  async function reopen(): Promise<void> {
    const next = await openFitting();
    opened = Promise.resolve(next);
  }

  function inSequence<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  }

  const isWorn = ({ slots, live }: Corpus) => slots - live > Math.max(DEAD_SLOTS, live);

  return {
    corpus,
    change: (work) =>
      inSequence(async () => {
        const current = await corpus();
        try {
          return await work(current);
        } catch (error) {
          // The database rolled back, but the corpus in memory may hold part of the change: reload it.
          opened = undefined;
          throw error;
        } finally {
          if (isWorn(current)) await reopen();
        }
      }),
    refit: () =>
      inSequence(async () => {
        if (!opened) return;
        const { place } = await opened;
        const isText = same(place.textAttributes, textAttributes(settingsOf()));
        if (!isText || !same(columnsNow, columnAttributes(settingsOf()))) await reopen();
      }),
    close() {
      isClosed = true;
    },
  };
}
