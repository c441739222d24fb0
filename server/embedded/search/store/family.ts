import { columnAttributes, textAttributes } from "#server/embedded/search/settings.ts";
import type { Settings } from "#server/embedded/search/settings.ts";
import { openCorpus, writeText } from "./corpus.ts";
import type { Corpus, StorePlace } from "./corpus.ts";
import { adoptText, nextText, placeOf } from "./indexTable.ts";
import type { SearchDatabase } from "./searchDatabase.ts";

/** Records that one index and its replicas share, and the order their changes are made in. */
export type Family = {
  /** The records as they are searched; the first call reads them. */
  corpus: () => Promise<Corpus>;
  /** Does one change after the other; questions are answered meanwhile, from what was before. */
  change: <Result>(work: (corpus: Corpus) => Result | Promise<Result>) => Promise<Result>;
  /** Takes in what settings ask for now: other columns, other text. */
  refit: () => Promise<void>;
  close: () => void;
};

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, place) => name === other[place]);

/** More dead slots than this, and than living ones, and the corpus is read anew. */
const DEAD_SLOTS = 10_000;

/**
 * Opens the records of a store.
 * @param settingsOf the settings of the index and its replicas, as they are now
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
    // Nobody waits for it: what is asked for before it has been read is read then.
    void corpus.text.warm(() => isClosed || corpus !== latest).catch(() => {});
    return corpus;
  }

  /** Opens the store with the text that settings ask for, which is written first where it must be. */
  async function openFitting(): Promise<Corpus> {
    const place = placeOf(database, store);
    const wanted = textAttributes(settingsOf());
    if (same(place.textAttributes, wanted)) return open(place);
    const next = nextText(database, place, wanted);
    await writeText(database, next);
    const corpus = await open(next);
    // Until here the text before answered, and an end half-way would have left it.
    adoptText(database, place, next);
    return corpus;
  }

  const corpus = () => (opened ??= openFitting());

  async function reopen(): Promise<void> {
    const next = await openFitting();
    opened = Promise.resolve(next);
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  }

  const isWorn = ({ slots, live }: Corpus) => slots - live > Math.max(DEAD_SLOTS, live);

  return {
    corpus,
    change: (work) =>
      inTurn(async () => {
        const current = await corpus();
        try {
          return await work(current);
        } catch (error) {
          // The file has forgotten what was begun; what is in memory may not have.
          opened = undefined;
          throw error;
        } finally {
          if (isWorn(current)) await reopen();
        }
      }),
    refit: () =>
      inTurn(async () => {
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
