import { createHash } from "node:crypto";
import { keepListingCurrent } from "#server/embedded/shop/catalogue/listing.ts";
import type { Shop } from "#server/embedded/shop/shop.ts";
import type { Search } from "#server/embedded/search/openSearch.ts";
import type { Settings } from "#server/embedded/search/settings.ts";
import type { Corpus } from "#server/embedded/search/store/corpus.ts";
import { yieldToEventLoop } from "#server/embedded/search/text/textIndex.ts";
import { text } from "#server/embedded/shop/columns.ts";
import { searchSettings } from "#server/catalogue/searchSettings.ts";
import { OWN_SYNONYM, SYNONYMS } from "#server/catalogue/synonyms.ts";
import { RECORDS_VERSION, recordReader } from "./catalogueRecords.ts";
import { noteShopChanges } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Sync of the product index with the shop's catalogue, from a queue of changed products.

/** Product index of a shop; both functions index the changed products. */
export type CatalogueIndex = {
  /**
   * Indexes changed products and resolves when the index may be queried: after all changes if they
   * are few, on the first call, and while the index was never filled completely; otherwise at once,
   * and the changes are indexed in the background.
   */
  current: () => Promise<void>;
  /** Resolves when the index has no stale record. */
  whole: () => Promise<void>;
};

/** Products indexed before yielding to the event loop, and the most that a query waits for. */
const CHUNK = 100;

/** True if the stored record equals the new one. */
const isUnchanged = (corpus: Corpus, objectID: string, body: string) =>
  JSON.stringify(corpus.records.readById(objectID)) === body;

/** Opens the product index of a shop; triggers in the shop's database queue changed products. */
export function indexCatalogue(
  shop: Shop,
  search: Search,
  {
    index,
    colorAttributes = [],
    isOver,
  }: { index: string; colorAttributes?: readonly string[]; isOver: () => boolean },
): CatalogueIndex {
  const { database, indexes } = search;
  const changes: ShopChanges = noteShopChanges(shop.database);
  const source = createHash("sha256").update(shop.secret).digest("hex").slice(0, 16);
  const wanted = `${RECORDS_VERSION} ${index} ${source} ${colorAttributes.join()}`;
  const noted = () =>
    database.first("select value from note where name = 'catalogue'")?.[0] === wanted;
  let isFilled = noted();
  let running: Promise<void> | undefined;
  let isSet = false;

  function setSynonyms(): void {
    database.transaction(() => {
      const own = `${OWN_SYNONYM}%`;
      database.run("delete from synonym where index_name = ? and object_id like ?", index, own);
      for (const synonym of SYNONYMS) {
        const row = [index, synonym.objectID, JSON.stringify(synonym)];
        database.run("insert into synonym (index_name, object_id, body) values (?, ?, ?)", ...row);
      }
    });
  }

  async function set(): Promise<void> {
    const attributes = shop.database
      .all("select slug from attribute order by position")
      .map((row) => text(row, "slug"));
    for (const [name, settings] of searchSettings(index, attributes)) {
      const before: Settings | undefined = indexes.all().find((row) => row.name === name)?.settings;
      if (JSON.stringify(before) !== JSON.stringify(settings)) {
        await indexes.setSettings(name, settings);
      }
    }
    setSynonyms();
    const { records } = await indexes.find(index).family.corpus();
    if (!isFilled || changes.isNew) changes.noteAll(numbersIn(records));
    isSet = true;
  }

  /** Reindexes the next chunk of changed products; returns false if there was none. */
  function takeSome(): Promise<boolean> {
    return indexes.writable(index).family.change((corpus) => {
      const ids = changes.some(CHUNK);
      if (ids.length === 0) return false;
      const read = recordReader(shop, colorAttributes);
      database.transaction(() => {
        for (const id of ids) {
          const record = read(id);
          if (!record) corpus.remove(String(id));
          else if (!isUnchanged(corpus, record.objectID, JSON.stringify(record)))
            corpus.put(record);
        }
      });
      // Dequeued last, so that a chunk interrupted by a shutdown is indexed again.
      changes.done(ids);
      return true;
    });
  }

  async function takeAll(): Promise<void> {
    if (!isSet) await set();
    while (!isOver() && (await takeSome())) await yieldToEventLoop();
    if (isFilled || isOver()) return;
    database.run("insert or replace into note (name, value) values ('catalogue', ?)", wanted);
    isFilled = true;
  }

  const whole = () => (running ??= takeAll().finally(() => (running = undefined)));

  return {
    whole,
    async current() {
      keepListingCurrent(shop);
      if (!isSet || !isFilled) return whole();
      const old = changes.some(CHUNK + 1).length;
      if (old === 0) return;
      const all = whole();
      // Many changes are indexed in the background; a failure there is not this query's error.
      if (old <= CHUNK) await all;
      else all.catch(() => {});
    },
  };
}

/** Yields the numeric objectIDs of a store: products that may have been deleted since. */
function* numbersIn(records: Corpus["records"]): Generator<number> {
  for (let last = 0; ;) {
    const chunk = records.after(last, CHUNK);
    for (const { record } of chunk) {
      if (/^\d{1,15}$/.test(record.objectID)) yield Number(record.objectID);
    }
    const end = chunk.at(-1);
    if (!end) return;
    last = end.row;
  }
}
