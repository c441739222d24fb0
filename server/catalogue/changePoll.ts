import { setTimeout as pause } from "node:timers/promises";
import { openWorkLease } from "#server/store/lease.ts";
import type { Store } from "#server/store/store.ts";
import { createProductReader } from "./comparedProducts.ts";
import { LISTS_TAG, postId } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";
import { MAX_ENTRIES } from "./storedChanges.ts";

// Poll of the catalogue: finds changed products and terms that no webhook has told of.

/** Time from one request of a hundred products to the next, in milliseconds. */
const PAUSE_MS = 5_000;
/** The same in the first comparison, which finds what has changed while the server was stopped. */
const FIRST_PAUSE_MS = 2_000;

/** A comparison of all products. */
export type Comparison = {
  /** Its end, in epoch milliseconds. */
  endedAt: number;
  tookMs: number;
  products: number;
  /** Number of products and terms that had changed. */
  changed: number;
  /** Products compared in a minute, at the rate of this comparison. */
  perMinute: number;
};

/** Fingerprints of all products and terms, by tag. */
type Fingerprints = ReadonlyMap<string, string>;

/** Turn of one server to compare, which leaves its result to the next. */
type ComparisonTurn = {
  /** True if this server is to compare. */
  isOurs: () => Promise<boolean>;
  /** Returns the fingerprints by the last comparison of any server; undefined if they are lost. */
  load: () => Promise<Fingerprints | undefined>;
  save: (fingerprints: Fingerprints) => Promise<void>;
  close: () => Promise<void>;
};

function fingerprintsIn(text: string | undefined): Fingerprints | undefined {
  return text === undefined ? undefined : new Map(JSON.parse(text) as [string, string][]);
}

/**
 * Gives the comparison to one server at a time. The next one goes on from the fingerprints of the
 * last: changes between the two are noted too.
 */
export function shareComparison(
  store: Pick<Store, "get" | "set" | "lease" | "release">,
): ComparisonTurn {
  const lease = openWorkLease(store, "comparison");
  return {
    isOurs: lease.isHeld,
    load: () => store.get("compared").then(fingerprintsIn, () => undefined),
    save: async (fingerprints) => {
      if (fingerprints.size > MAX_ENTRIES) return;
      const text = JSON.stringify([...fingerprints]);
      await store.set("compared", text, {}).catch(() => {});
    },
    close: lease.release,
  };
}

type PollOptions = {
  /** Least time from the start of one comparison to the next, in milliseconds. */
  everyMs: number;
  /** Called after each comparison. */
  onCompared?: (comparison: Comparison) => void;
  pauseMs?: number;
  /** Fingerprints by the last comparison of an earlier process, by tag. */
  before?: Fingerprints | undefined;
  /** Turn among several servers; without it each comparison is ours. */
  turn?: Omit<ComparisonTurn, "close"> | undefined;
};

/** A running poll. */
export type ChangePoll = {
  /** Fingerprints of all products and terms by the last comparison, by tag. */
  known: () => Fingerprints | undefined;
  close: () => void;
};

/**
 * Compares all listed products, categories, tags and attributes' values with the comparison before,
 * again and again, and notes what has changed: prices, sales and stock, also of single variations,
 * whatever WordPress gives a new time of change, and names, texts, pictures and parents. A first
 * comparison without one before notes these times, by which older pages are outdated. A comparison that fails is started again.
 * @param gateway its requests give way to those of shoppers
 */
export function pollChanges(
  gateway: { shared: typeof fetch },
  changes: Pick<ShopChanges, "note">,
  { everyMs, onCompared = () => {}, pauseMs = PAUSE_MS, before, turn }: PollOptions,
): ChangePoll {
  const closing = new AbortController();
  const { signal } = closing;
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false });
  const readProducts = createProductReader(gateway, rest);
  let known = before;
  let isFirst = true;
  let wasOurs = turn === undefined;
  let isSaved = false;

  /** True if this server is to compare; it goes on where another one has ended. */
  async function isOurs(): Promise<boolean> {
    const isTurn = (await turn?.isOurs()) ?? true;
    // Without a turn they only tell which records are products.
    const isOlder = isTurn ? !wasOurs : known === undefined;
    if (isOlder) known = (await turn?.load()) ?? known;
    if (isTurn && !wasOurs) isSaved = false;
    wasOurs = isTurn;
    return isTurn;
  }

  /** Compares all; returns the numbers of products, and of records that have changed. */
  async function compare(): Promise<Pick<Comparison, "products" | "changed">> {
    const found = new Map<string, string>();
    let changed = 0;
    let products = 0;
    const note = (tag: string) => {
      changed += 1;
      changes.note([tag, LISTS_TAG]);
    };
    const read = readProducts(isFirst ? Math.min(FIRST_PAUSE_MS, pauseMs) : pauseMs);
    for await (const { tag, fingerprint, modifiedAt } of read) {
      found.set(tag, fingerprint);
      if (postId(tag) !== undefined) products += 1;
      if (known && known.get(tag) !== fingerprint) note(tag);
      if (!known && modifiedAt) changes.note([tag, LISTS_TAG], modifiedAt);
    }
    for (const tag of known?.keys() ?? []) if (!found.has(tag)) note(tag);
    known = found;
    isFirst = false;
    return { products, changed };
  }

  async function poll(): Promise<void> {
    for (;;) {
      const since = performance.now();
      const restMs = () => Math.max(everyMs - (performance.now() - since), pauseMs);
      try {
        if (await isOurs()) {
          const { products, changed } = await compare();
          if (known && (changed > 0 || !isSaved)) await turn?.save(known);
          isSaved = true;
          const tookMs = performance.now() - since;
          const perMinute = Math.round((products * 60_000) / (tookMs + restMs()));
          onCompared({ endedAt: Date.now(), tookMs, products, changed, perMinute });
        }
      } catch {
        // The breaker and the log tell of a backend that fails.
        signal.throwIfAborted();
      }
      await rest(restMs());
    }
  }

  poll().catch(() => {});
  return { known: () => known, close: () => closing.abort() };
}
