import { SearchError, refuse } from "#search/searchError.ts";
import { replicasOf, textAttributes } from "#search/settings.ts";
import type { Settings } from "#search/settings.ts";
import { openFamily } from "./family.ts";
import type { Family } from "./family.ts";
import {
  copyRecords,
  createStore,
  deleteIndexRow,
  dropStore,
  placeOf,
  readIndexes,
  writeIndex,
} from "./indexTable.ts";
import type { IndexRow } from "./indexTable.ts";
import type { SearchDatabase } from "./searchDatabase.ts";

// Registry of the search indexes: settings, replicas, copy, move and deletion.

/** An index with its records. */
export type SearchIndex = IndexRow & { family: Family };

/** All indexes of the server, by name. */
export type Indexes = {
  all: () => IndexRow[];
  /** @throws SearchError 404 if the index does not exist */
  find: (name: string) => SearchIndex;
  /** Returns the index, created if missing. @throws SearchError if it is a replica */
  writable: (name: string) => SearchIndex;
  /** Stores the settings; attaches and detaches replicas. */
  setSettings: (name: string, settings: Settings) => Promise<void>;
  remove: (name: string) => void;
  /** Copies an index over another, which keeps its own `replicas`; so does `move`. */
  copy: (from: string, to: string, scope: readonly string[] | undefined) => Promise<void>;
  move: (from: string, to: string) => Promise<void>;
  close: () => void;
};

/** Opens the indexes of a database. */
export function openIndexes(database: SearchDatabase, now: () => number): Indexes {
  const rows = new Map(readIndexes(database).map((row) => [row.name, row]));
  const families = new Map<number, Family>();

  const settingsOf = (store: number) =>
    [...rows.values()].filter((row) => storeOf(row) === store).map(({ settings }) => settings);

  const storeOf = (row: IndexRow): number | undefined =>
    row.primary === undefined ? row.store : rows.get(row.primary)?.store;

  function familyOf(row: IndexRow): Family {
    const store = storeOf(row);
    if (store === undefined) throw new SearchError(404, `Index ${row.name} does not exist`);
    const known = families.get(store);
    if (known) return known;
    const family = openFamily(database, store, () => settingsOf(store));
    families.set(store, family);
    return family;
  }

  function keep(row: IndexRow): IndexRow {
    const dated = { ...row, updated: now() };
    rows.set(row.name, dated);
    writeIndex(database, dated);
    return dated;
  }

  function create(name: string): IndexRow {
    if (name === "" || name === "*" || name.length > 256) refuse(`indexName is not valid: ${name}`);
    const { store } = createStore(database, ["*"]);
    return keep({
      name,
      primary: undefined,
      isVirtual: false,
      store,
      settings: {},
      created: now(),
      updated: 0,
    });
  }

  function find(name: string): SearchIndex {
    const row = rows.get(name);
    if (!row) throw new SearchError(404, `Index ${name} does not exist`);
    return { ...row, family: familyOf(row) };
  }

  function writable(name: string): SearchIndex {
    const row = rows.get(name) ?? create(name);
    if (row.primary !== undefined) {
      refuse(`Cannot write to ${name}: it is a replica of ${row.primary}`);
    }
    return { ...row, family: familyOf(row) };
  }

  function forgetStore(store: number | undefined): void {
    if (store === undefined) return;
    families.get(store)?.close();
    families.delete(store);
    dropStore(database, placeOf(database, store));
  }

  /** Turns a replica that its primary no longer lists into an independent index. */
  function detach(row: IndexRow): void {
    const { store } = createStore(database, []);
    copyRecords(database, storeOf(row) ?? 0, store);
    keep({ ...row, primary: undefined, isVirtual: false, store });
  }

  function attachReplicas(primary: string, settings: Settings): void {
    const named = replicasOf(settings);
    for (const { name, isVirtual } of named) {
      const known = rows.get(name);
      if (name === primary) refuse(`replicas: ${name} cannot be its own replica`);
      if (known?.primary !== undefined && known.primary !== primary) {
        refuse(`replicas: ${name} is a replica of ${known.primary}`);
      }
      // A new replica starts with a copy of its primary's settings.
      const { replicas: _, ...begun } = settings;
      const base = known ?? { name, settings: begun, created: now(), updated: 0 };
      keep({ ...base, primary, isVirtual, store: undefined });
      forgetStore(known?.store);
    }
    for (const row of rows.values()) {
      if (row.primary === primary && !named.some(({ name }) => name === row.name)) detach(row);
    }
  }

  function remove(name: string): void {
    const row = rows.get(name);
    if (!row) return;
    for (const other of rows.values()) if (other.primary === name) detach(other);
    rows.delete(name);
    deleteIndexRow(database, name);
    forgetStore(row.store);
  }

  /** Returns the settings of one index for another, which keeps its own `replicas`. */
  const adopted = (from: Settings, to: Settings): Settings => {
    const { replicas: _, ...settings } = from;
    return to["replicas"] === undefined ? settings : { ...settings, replicas: to["replicas"] };
  };

  const copySynonyms = (from: string, to: string) => {
    database.run("delete from synonym where index_name = ?", to);
    database.run(
      "insert into synonym select ?, object_id, body from synonym where index_name = ?",
      to,
      from,
    );
  };

  async function copyTo(from: string, to: string, scope: readonly string[] | undefined) {
    const source = find(from);
    const target = writable(to);
    const isCopied = (part: string) => scope === undefined || scope.includes(part);
    if (isCopied("synonyms")) copySynonyms(from, to);
    if (isCopied("settings"))
      keep({ ...target, settings: adopted(source.settings, target.settings) });
    if (scope !== undefined) return target.family.refit();
    await source.family.corpus();
    // No text columns yet: opening the store writes the text for the target's settings.
    const { store } = createStore(database, []);
    copyRecords(database, storeOf(source) ?? 0, store);
    await takeOver(to, store);
  }

  /** Opens a store, then makes it the store of an index and drops the old one. */
  async function takeOver(name: string, store: number): Promise<void> {
    const before = rows.get(name);
    const settings = before?.store === undefined ? [] : settingsOf(before.store);
    const family = openFamily(database, store, () => {
      const current = settingsOf(store);
      return current.length === 0 ? settings : current;
    });
    await family.corpus();
    families.set(store, family);
    const row = rows.get(name);
    if (row) keep({ ...row, store });
    forgetStore(row?.store);
    await family.refit();
  }

  return {
    all: () => [...rows.values()],
    find,
    writable,
    async setSettings(name, settings) {
      const row = rows.get(name) ?? create(name);
      const family = familyOf(row);
      const others = [...rows.values()].filter((other) => storeOf(other) === storeOf(row));
      // Validate before anything is stored.
      textAttributes([settings, ...others.filter((o) => o !== row).map((o) => o.settings)]);
      database.transaction(() => {
        keep({ ...row, settings });
        if (row.primary === undefined) attachReplicas(name, settings);
      });
      await family.refit();
    },
    remove,
    copy: copyTo,
    async move(from, to) {
      const source = find(from);
      const target = writable(to);
      if (from === to) refuse(`Cannot move ${from} to itself`);
      copySynonyms(from, to);
      keep({ ...target, settings: adopted(source.settings, target.settings) });
      for (const row of rows.values()) if (row.primary === from) detach(row);
      const store = storeOf(source) ?? 0;
      families.get(store)?.close();
      await takeOver(to, store);
      rows.delete(from);
      deleteIndexRow(database, from);
    },
    close() {
      for (const family of families.values()) family.close();
    },
  };
}
