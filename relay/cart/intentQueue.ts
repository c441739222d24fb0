import type { Environment } from "relay-runtime";
import type { CartRead, CartResult } from "#relay/contract/cart/cartChange.ts";
import {
  dueAt,
  nextIntent,
  addIntent,
  isPending,
  onIntentChange,
  pendingIntents,
  reloadIntents,
  removeIntent,
  replacedIntents,
} from "./intentStore.ts";
import type { CartIntent } from "./intentStore.ts";
import { onRefusedSession } from "#relay/refusedSession.ts";
import { withBrowserSessionLock } from "#relay/session/tabLock.ts";
import { carryOutIntent } from "./carryOutIntent.ts";
import { noteResult } from "./cartNotices.ts";
import { confirmedLines } from "./cartRecords.ts";
import { noteResponse } from "./intentAttempt.ts";
import { currentCustomer } from "./persistence.ts";
import { emptyLocalCart, isCartRead, refreshCart } from "./refreshCart.ts";
import { saveShownCount, showIntents } from "./shownIntents.ts";

// Queue of intents: sends the changes of the cart one at a time, and retries them.

/** Pauses between attempts, doubled from the first to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 4000;

/** Reads of a part of the cart after which a change that is done counts as saved. */
const MAX_PARTIAL_READS = 3;

/** Queue of the cart's intents in one page. */
export type IntentQueue = {
  /** Stores an intent, displays it and carries it out; an unknown result is completed later. */
  submit: (wanted: Pick<CartIntent, "kind" | "lines" | "coupons">) => Promise<CartResult>;
  /** Carries out what is pending, without a further pause. */
  retry: () => void;
  /** Follows a change in another tab, which may leave intents to this one. */
  follow: () => void;
  /** Makes no further attempt until `retry` or `submit` is called. */
  stop: () => void;
};

/** Intents of this page, and the components that wait for their results. */
function createWaiters() {
  const waiters = new Map<string, (result: CartResult) => void>();
  const own = new Set<string>();

  function settle(id: string, result: CartResult): void {
    waiters.get(id)?.(result);
    waiters.delete(id);
  }

  return {
    isOwn: (id: string) => own.has(id),
    addOwn: (id: string) => void own.add(id),
    wait: (id: string) => new Promise<CartResult>((resolve) => waiters.set(id, resolve)),
    settle,
    /** Removes an intent and notifies its component. */
    finish: (id: string, result: CartResult) => {
      removeIntent(id);
      own.delete(id);
      settle(id, result);
    },
    /** Notifies the components that no attempt follows for now. */
    settleAll: () => {
      for (const id of waiters.keys()) settle(id, isPending(id) ? "unknown" : "done");
    },
  };
}

/** Creates the function that carries out an intent once; its caller holds the session lock. */
function createAttempt(
  environment: Environment,
  { settle, finish }: Pick<ReturnType<typeof createWaiters>, "settle" | "finish">,
) {
  /** Notifies the component, and empties the local cart with its last line. */
  function noteDone({ id, kind }: CartIntent): void {
    const isEmptied = kind === "remove" && confirmedLines(environment).length === 0;
    if (isEmptied || kind === "clear") emptyLocalCart(environment);
    settle(id, "done");
  }

  return async (intent: CartIntent): Promise<CartResult> => {
    const { id, kind } = intent;
    const result = await carryOutIntent(environment, intent);
    const customer = currentCustomer();
    noteResult(kind, result);
    if (result === "rejected") finish(id, result);
    if (result === "done") noteDone(intent);
    // Refetched even after a failure.
    let read: CartRead = isCartRead(environment) ? "done" : "unread";
    if (result !== "unread" && read === "unread") {
      read = await refreshCart(environment, { isLocked: true });
    }
    // Saved lines restore the cart of a refused session: the intent stays until they include it,
    // but not for ever if a line is broken, with which the cart is never complete.
    const isRestored = currentCustomer() !== customer;
    const partialReads = (intent.sent?.partialReads ?? 0) + Number(read === "partial");
    const isSaved = read === "done" || partialReads >= MAX_PARTIAL_READS;
    const isUnsaved = result === "done" && (!isSaved || isRestored);
    if (isUnsaved) noteResponse(id, partialReads);
    else if (result === "done") finish(id, result);
    saveShownCount(environment);
    if (!isUnsaved) return result;
    return read === "partial" ? "unknown" : "unread";
  };
}

/** Creates a queue that carries out intents one after another, in the session lock of all tabs. */
function createIntentQueue(environment: Environment): IntentQueue {
  const waiters = createWaiters();
  const { isOwn } = waiters;
  const attempt = createAttempt(environment, waiters);
  let run: Promise<void> | undefined;
  let needsRerun = false;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  /** Carries out all intents that are due; the caller holds the lock. */
  async function carryOutAll(): Promise<void> {
    const waiting: CartIntent[] = [];
    for (;;) {
      // Another tab may have changed them, and its event may not have arrived yet.
      reloadIntents();
      for (const id of replacedIntents(pendingIntents())) waiters.finish(id, "done");
      const intent = nextIntent(pendingIntents(), { now: Date.now(), isOwn, waiting });
      if (!intent) break;
      const result = await attempt(intent);
      if (result === "none" || result === "unread") break;
      if (result === "unknown") waiting.push(intent);
      else pauseMs = FIRST_PAUSE_MS;
    }
    waiters.settleAll();
  }

  /** Plans the next attempt; pending intents are never more than the longest pause away. */
  function schedule(): void {
    clearTimeout(timer);
    const intents = pendingIntents();
    if (run || isStopped || intents.length === 0) return;
    const now = Date.now();
    const due = Math.min(...intents.map((intent) => dueAt(intent, { now, isOwn }))) - now;
    timer = setTimeout(start, Math.min(Math.max(due, pauseMs), LONGEST_PAUSE_MS));
  }

  function start(): void {
    clearTimeout(timer);
    isStopped = false;
    needsRerun = true;
    run ??= (async () => {
      while (needsRerun) {
        needsRerun = false;
        await withBrowserSessionLock(carryOutAll);
      }
    })()
      .catch((error: unknown) => console.error("The cart's changes could not be sent.", error))
      .finally(() => {
        run = undefined;
        schedule();
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      });
  }

  onIntentChange(() => showIntents(environment));
  onRefusedSession({
    restoreLines: async () => {
      const restoration = pendingIntents().find(({ kind }) => kind === "restore");
      if (!restoration) return undefined;
      const result = await attempt(restoration);
      schedule();
      return result;
    },
  });

  return {
    submit: (wanted) => {
      const intent = addIntent(wanted);
      waiters.addOwn(intent.id);
      saveShownCount(environment);
      start();
      return waiters.wait(intent.id);
    },
    retry: () => {
      pauseMs = FIRST_PAUSE_MS;
      isStopped = false;
      reloadIntents();
      if (pendingIntents().length > 0) start();
    },
    // No attempt at once: two tabs would otherwise alternate without a pause.
    follow: () => {
      reloadIntents();
      schedule();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const queues = new WeakMap<Environment, IntentQueue>();

/** Returns the queue of an environment, which begins with its first use. */
export function intentQueue(environment: Environment): IntentQueue {
  const queue = queues.get(environment) ?? createIntentQueue(environment);
  queues.set(environment, queue);
  return queue;
}
