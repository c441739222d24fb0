import type { Environment } from "relay-runtime";
import type { CartRead, CartResult, Difference } from "#relay/contract/cart/cartChange.ts";
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
  changeIntent,
  changeOf,
} from "./intentStore.ts";
import type { CartIntent, SentAttempt } from "./intentStore.ts";
import { onRefusedSession } from "#relay/refusedSession.ts";
import { withBrowserSessionLock } from "#relay/session/tabLock.ts";
import { noteResult, noteLostLines } from "./cartNotices.ts";
import { confirmedLines } from "./cartRecords.ts";
import {
  noteResponse,
  newAttempt,
  nextAttempt,
  noteFailure,
  onceOptions,
  addUnits,
  setQuantities,
} from "./intentAttempt.ts";
import { currentCustomer } from "./persistence.ts";
import {
  emptyLocalCart,
  isCartRead,
  refreshCart,
  isBackendReachable,
  readOptions,
} from "./refreshCart.ts";
import { saveShownCount, showIntents } from "./shownIntents.ts";
import {
  completed,
  differenceOf,
  firstRequests,
  isNothing,
} from "#relay/contract/cart/cartChange.ts";
import { lineName } from "#relay/contract/cart/restoration.ts";
import { browserTokens } from "#relay/session/session.ts";
import { t } from "#words/t.ts";

// Queue of intents: carries out the changes of the cart one at a time, recovers after an unknown result,
// and retries.

/** Attempts after which a change that the backend never completes is given up: about a minute. */
const MAX_TRIES = 20;

/**
 * Sends requests one after another, each once its attempt is stored: quantities of lines that
 * exist, then units of those that do not.
 */
async function sendRequests(
  environment: Environment,
  intent: CartIntent,
  { items, additions }: Difference,
  first: SentAttempt,
): Promise<CartResult> {
  let current = intent;
  const storeAttempt = (sent: SentAttempt) => {
    current = { ...intent, sent };
    changeIntent(current);
    return onceOptions(sent);
  };
  try {
    if (items.length > 0) await setQuantities(environment, items, storeAttempt(first));
    for (const [index, { wanted, quantity }] of additions.entries()) {
      const isFirst = index === 0 && items.length === 0;
      const sent = isFirst ? first : newAttempt(`${intent.id}-${index}`, first.target);
      await addUnits(environment, { ...wanted, quantity }, storeAttempt(sent));
    }
    return "done";
  } catch (error) {
    return noteFailure(current, error, { isFirst: !intent.sent });
  }
}

/** Names the change of a line's quantity. */
const changeName = (quantity: number, product: string) =>
  quantity > 0 ? t("cart.newQuantity", { product }) : t("cart.removal", { product });

/** Names the changes of lines that are given up, on the cart page. */
function noteGivenUp(environment: Environment, { items, additions }: Difference): void {
  const lines = confirmedLines(environment);
  const changes = items.map(({ key, quantity }) => {
    const name = lines.find((line) => line.key === key)?.name ?? "";
    return changeName(quantity, name);
  });
  noteLostLines([...changes, ...additions.map(({ wanted }) => lineName(wanted))]);
}

/** Reads the cart if it may have changed since an attempt; returns a result if it remains unknown. */
async function readCart(
  environment: Environment,
  { sent, tries = 0 }: CartIntent,
): Promise<CartResult | undefined> {
  if (browserTokens.read() === undefined) {
    // The first repetition is sent at once.
    const isReachable = tries <= 1 || (await isBackendReachable(environment));
    return isReachable ? undefined : "unread";
  }
  if (isCartRead(environment, sent?.at)) return undefined;
  const read = await refreshCart(environment, readOptions);
  if (read === "unread") return read;
  if (read === "done") return undefined;
  return sent?.partialReads ? "done" : "unknown";
}

/**
 * Completes an intent that was sent with an unknown result. The cart is read first, and brought to
 * the intent's targets by the difference: nothing is repeated blindly.
 */
async function recoverIntent(environment: Environment, intent: CartIntent): Promise<CartResult> {
  const unread = await readCart(environment, intent);
  if (unread) return unread;
  const difference = differenceOf(changeOf(intent), confirmedLines(environment));
  if (isNothing(difference)) return "done";
  if ((intent.tries ?? 0) >= MAX_TRIES) {
    noteGivenUp(environment, difference);
    return "rejected";
  }
  return sendRequests(environment, intent, difference, nextAttempt(intent, difference));
}

/** Counts an attempt that could not be sent; after the last one the change is given up. */
function wait(intent: CartIntent): CartResult {
  const { tries = 0, lines } = intent;
  if (tries >= MAX_TRIES) {
    noteLostLines(lines.map((line) => changeName(line.quantity, lineName(line))));
    return "rejected";
  }
  changeIntent({ ...intent, tries: tries + 1 });
  return "unknown";
}

/**
 * Sends the one request of an intent that was not sent yet; `unknown` while the cart's lines are, to
 * which it would have to be sent.
 */
async function send(environment: Environment, intent: CartIntent): Promise<CartResult> {
  const known = confirmedLines(environment);
  const requests = firstRequests(intent, known);
  const isRead = isCartRead(environment);
  if (intent.kind !== "add") {
    // A request that changes nothing could take effect late, and undo a later change.
    if (isRead && isNothing(differenceOf(intent, known))) return "done";
    if (!isRead && requests.items.length < intent.lines.length) return wait(intent);
  }
  const [wanted] = completed(intent, known);
  const attempt = newAttempt(intent.id, wanted?.target);
  return sendRequests(environment, intent, requests, attempt);
}

/** Carries out an intent with an unknown result, or a restoration, whose code is rarely needed. */
async function recover(environment: Environment, id: string): Promise<CartResult> {
  const intent = pendingIntents().find((one) => one.id === id);
  if (!intent) return "done";
  if (intent.kind === "restore") {
    const { restoreCart } = await import("./restoreCart.ts");
    return restoreCart(environment, intent);
  }
  return recoverIntent(environment, intent);
}

async function carryOut(environment: Environment, intent: CartIntent): Promise<CartResult> {
  if (intent.sent || intent.kind === "restore") return recover(environment, intent.id);
  if (!isCartRead(environment)) {
    const read = await refreshCart(environment, readOptions);
    if (read === "unread") return read;
  }
  const result = await send(environment, intent);
  return result === "unknown" ? recover(environment, intent.id) : result;
}

/**
 * Carries out an intent; the caller holds the session lock. Usually that is one mutation. After an
 * unknown result the cart is read before anything is repeated; after a rejected removal it is read
 * too, and the difference is sent once more.
 */
export async function carryOutIntent(
  environment: Environment,
  intent: CartIntent,
): Promise<CartResult> {
  try {
    const result = await carryOut(environment, intent);
    // The backend rejects the removal of all lines if one of them no longer exists.
    const isRemoval = intent.kind === "remove" || intent.kind === "clear";
    return isRemoval && result === "rejected" ? await recover(environment, intent.id) : result;
  } catch (error) {
    // A script did not load: the network is down.
    console.error("A change of the cart has to wait.", error);
    return "unread";
  }
}

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

/**
 * Creates the function that carries out an intent and notes its result; its caller holds the session
 * lock.
 */
function createRunner(
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
  const runIntent = createRunner(environment, waiters);
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
      const result = await runIntent(intent);
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
      const result = await runIntent(restoration);
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
