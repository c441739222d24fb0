import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/kernel/config.ts";
import { writeAtomic } from "#server/store/writeAtomic.ts";

// File of the record of changes, so that a restart forgets none.

/** Name of the file in the data folder, and its format. */
const [NAME, VERSION] = ["shop-changes.json", 2];

/** Time in which changes are collected for one writing, in milliseconds. */
const COLLECT_MS = 250;

/** Maximum number of fingerprints and tags that are stored: about five megabytes. */
export const MAX_ENTRIES = 100_000;

/** Record of changes at one moment. */
export type ChangesState = {
  /** Times of the latest change by tag, in epoch milliseconds. */
  times: ReadonlyMap<string, number>;
  /** Time of the latest change whose tag is forgotten; -Infinity for none. */
  forgottenAt: number;
  /** Fingerprints by the last comparison, by tag; undefined before the first. */
  compared?: ReadonlyMap<string, string> | undefined;
  /** Products whose search records are not up to date. */
  unindexed: readonly number[];
  /** Last change of other servers that was received; undefined without a shared store. */
  position?: string | undefined;
};

/** The file of a server. */
export type StoredChanges = {
  /** Its content at the start. */
  state: ChangesState;
  /** Writes what `current` returns, soon; several calls may share one writing. */
  save: (current: () => ChangesState) => void;
  /** Waits for the last writing; nothing is written after it. */
  close: () => Promise<void>;
};

const NOTHING: ChangesState = { times: new Map(), forgottenAt: -Infinity, unindexed: [] };

/** Returns the entries of a JSON object whose values have a type. */
function entriesIn<Value>(
  value: unknown,
  isValue: (one: unknown) => one is Value,
): [string, Value][] {
  return Object.entries(Object(value) as object).filter((entry): entry is [string, Value] =>
    isValue(entry[1]),
  );
}

const isTime = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === "string";

function stateIn(text: string, shop: string): ChangesState {
  const stored = Object(JSON.parse(text)) as Record<string, unknown>;
  if (stored["version"] !== VERSION || stored["shop"] !== shop) return NOTHING;
  const { forgottenAt, compared, unindexed, position } = stored;
  return {
    times: new Map(entriesIn(stored["times"], isTime)),
    forgottenAt: isTime(forgottenAt) ? forgottenAt : -Infinity,
    ...(compared !== undefined && { compared: new Map(entriesIn(compared, isText)) }),
    unindexed: [unindexed].flat().filter(isTime),
    ...(isText(position) && { position }),
  };
}

function textOf(state: ChangesState, shop: string): string {
  const { times, forgottenAt, compared, unindexed, position } = state;
  const isStored = compared !== undefined && compared.size <= MAX_ENTRIES;
  return JSON.stringify({
    version: VERSION,
    shop,
    times: Object.fromEntries(times),
    ...(Number.isFinite(forgottenAt) && { forgottenAt }),
    ...(isStored && { compared: Object.fromEntries(compared) }),
    unindexed,
    position,
  });
}

/**
 * Opens the file of a shop. A missing or damaged one, one of another version and one of another
 * shop count as empty: the first comparison then goes by WordPress's times of change.
 */
export async function openStoredChanges(
  { DATA_DIR: folder, GRAPHQL_ENDPOINT: shop = "" }: Pick<Config, "DATA_DIR" | "GRAPHQL_ENDPOINT">,
  onError: (error: unknown) => void,
): Promise<StoredChanges> {
  const file = join(folder, NAME);
  const text = await readFile(file, "utf8").catch(() => "null");
  let state = NOTHING;
  try {
    state = stateIn(text, shop);
  } catch {
    // Not JSON.
  }
  let current: (() => ChangesState) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let written = Promise.resolve();
  let isClosed = false;

  async function writeAfter(earlier: Promise<void>, next: () => ChangesState): Promise<void> {
    await earlier;
    try {
      await writeAtomic(file, textOf(next(), shop));
    } catch (error) {
      onError(error);
    }
  }

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const next = current;
    current = undefined;
    if (next) written = writeAfter(written, next);
    return written;
  }

  return {
    state,
    save: (next) => {
      // The search records of the last part may be up to date only after the server's end.
      if (isClosed) return;
      current = next;
      timer ??= setTimeout(() => void write(), COLLECT_MS).unref();
    },
    close: () => {
      isClosed = true;
      return write();
    },
  };
}
