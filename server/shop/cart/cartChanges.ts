import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import {
  completed,
  differenceOf,
  firstRequests,
  isNothing,
  removedLines,
} from "#relay/contract/cart/cartChange.ts";
import { allLinesIn } from "#relay/contract/cart/cartLines.ts";
import type { KnownLine } from "#relay/contract/cart/cartLines.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import { isStoreError } from "#server/store/store.ts";
import type { Values } from "#server/store/store.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import { createCartRestorations } from "./cartRestorations.ts";
import type { RestoringFetch } from "./cartRestorations.ts";
import { targetsOf, wantedLines } from "./cartForm.ts";
import type { CartRetry, FormChange, LineTarget } from "./cartForm.ts";
import type { Removals } from "./cartReport.ts";
import { sendRequests } from "./changeCart.ts";
import type { ChangeResult, ChangeTools, FailedChange } from "./changeCart.ts";
import type { LastCarts } from "./lastCarts.ts";
import { openSessionCart } from "./sessionCart.ts";
import { customerOf, isAccountToken } from "#relay/session/session.ts";

// Cart changes by plain form posts: add, set, remove and clear, with safe retries.

const MAX_FINISHED = 1_000;

/** Carries out the changes of cart forms. */
export type CartChanges = {
  /** Carries out a form's change. */
  first: (shopper: Shopper, change: FormChange) => Promise<ChangeResult>;
  /** Repeats a change that failed: reads the cart, then sends only the difference. */
  again: (shopper: Shopper, retry: CartRetry) => Promise<ChangeResult>;
  /** True if the shopper's cart has no lines; false if that cannot be found out. */
  isEmpty: (shopper: Shopper) => Promise<boolean>;
};

/** Failure before anything was sent, unless an earlier attempt sent it (`isUnknown`). */
export const unsent = (rest: FormChange, error: unknown, isUnknown = false): FailedChange => ({
  rest,
  gone: [],
  effect: isUnknown ? "unknown" : "none",
  reasons: [],
  error,
  isUnknown,
  // While the shared store is down, the cart is not changed, but can be read.
  isUnreadable: !isStoreError(error),
});

/** Adds the result of a restoration to that of a change, which may be done although lines are lost. */
function withRestoration(
  result: ChangeResult,
  change: FormChange,
  { hasFailed, lost }: RestoringFetch,
): ChangeResult {
  const names = lost();
  if (names.length === 0 && !hasFailed()) return result;
  if (typeof result !== "string" && "effect" in result) {
    const isUnreadable = result.isUnreadable || hasFailed();
    return { ...result, isUnreadable, ...(names.length > 0 && { lost: names }) };
  }
  const rest = result === "done" ? { ...change, lines: [] } : change;
  const report = { gone: [], effect: "rejected", reasons: [], lost: names } as const;
  return { ...report, rest, isUnknown: false, isUnreadable: false };
}

/** Returns a failed repetition as unknown, since the attempt before it may still take effect. */
function stillUnknown(result: ChangeResult): ChangeResult {
  if (typeof result === "string" || !("effect" in result)) return result;
  const effect = result.effect === "none" ? "unknown" : result.effect;
  return { ...result, effect, isUnknown: true };
}

/**
 * Creates the function that carries out an addition once, however often its button is pressed
 * before the response: a product's page is cached, so its form has no key of its own.
 */
function createSingleAdditions(inFormSession: InFormSession) {
  /** Additions under way, by session and products. */
  const adding = new Map<string, Promise<ChangeResult>>();

  return async (
    shopper: Shopper,
    lines: FormChange["lines"],
    add: () => Promise<ChangeResult>,
  ): Promise<ChangeResult> => {
    const token = shopper.session.read();
    if (token === undefined) return add();
    const key = `${hashOfToken(token)} ${JSON.stringify(lines)}`;
    const underWay = adding.get(key);
    if (underWay) return inFormSession(shopper, () => underWay);
    const result = add().finally(() => adding.delete(key));
    adding.set(key, result);
    return result;
  };
}

/** Creates the execution of cart forms, each in the session lock. */
export function createCartChanges({
  shared,
  lastCarts,
  removals,
  onRestoration,
  store,
}: {
  shared: typeof fetch;
  lastCarts: LastCarts;
  removals: Pick<Removals, "store">;
  /** Called after each restoration of a refused session's cart, with its result. */
  onRestoration: (isRestored: boolean) => void;
  /** Has the targets of repeated additions whose earlier quantity was unknown. */
  store: Pick<Values, "add">;
}): CartChanges {
  /** Repeated changes that are done: if one is requested again, the shopper wants it once more. */
  const finished = new LRUCache<string, true>({ max: MAX_FINISHED, ttl: ATTEMPT_MS });

  const restoring = createCartRestorations(lastCarts, onRestoration);
  const inFormSession = createFormSessions(lastCarts);

  const addOnce = createSingleAdditions(inFormSession);

  const locked = (
    shopper: Shopper,
    change: FormChange,
    isUnknown: boolean,
    work: (tools: ChangeTools) => Promise<ChangeResult>,
  ): Promise<ChangeResult> =>
    inFormSession(shopper, () =>
      shopper.withSessionLock(async (send) => {
        const restoration = restoring(shopper, send);
        const isCleared = change.kind === "clear";
        const cart = openSessionCart(shopper, isCleared ? send : restoration.send);
        const { isRestored } = restoration;
        const result = await work({ cart, shared, changeId: change.id, isRestored });
        return withRestoration(result, change, restoration);
      }),
    ).catch((error: unknown) => unsent(change, error, isUnknown));

  const linesOf = (lastCart: { cart: unknown } | undefined): readonly KnownLine[] | undefined =>
    lastCart && allLinesIn(lastCart.cart);

  /** Carries out a change of a cart that had `before`, and stores the lines that it removed. */
  async function storingRemovals(
    shopper: Shopper,
    { kind, lines }: FormChange,
    before: readonly KnownLine[],
    work: Promise<ChangeResult>,
  ): Promise<ChangeResult> {
    const result = await work;
    const removed = kind === "remove" ? removedLines(lines, before) : [];
    if (result === "done") removals.store(shopper.session.read(), removed);
    return result;
  }

  return {
    first: (shopper, change) => {
      const carryOut = () =>
        locked(shopper, change, false, (tools) => {
          const token = shopper.session.read();
          const before = linesOf(lastCarts.of(token)) ?? [];
          const current = linesOf(lastCarts.current(token));
          const work =
            change.kind === "add"
              ? addProducts(tools, change, current)
              : changeQuantities(tools, change, { known: before, current });
          return storingRemovals(shopper, change, before, work);
        });
      return change.kind === "add" ? addOnce(shopper, change.lines, carryOut) : carryOut();
    },
    again: (shopper, { id: earlierId, kind, lines: given, attempt, isUnknown }) => {
      const id = isUnknown && !finished.has(earlierId) ? earlierId : randomUUID();
      return locked(shopper, { id, kind, lines: given }, isUnknown, async (tools) => {
        const known = await tools.cart.read();
        const change = { id, kind, lines: completed({ kind, lines: given }, known) };
        if (kind === "add" && given.some(({ target }) => target === undefined))
          change.lines = wantedLines(await firstTargets(store, attempt, targetsOf(change)), kind);
        const work = sendRequests(tools, kind, differenceOf(change, known, isUnknown));
        const result = await storingRemovals(shopper, change, known, work);
        if (result === "done") finished.set(id, true);
        return isUnknown ? stillUnknown(result) : result;
      });
    },
    isEmpty: async (shopper) => {
      const lines = await openSessionCart(shopper, shopper.send)
        .read()
        .catch(() => undefined);
      return lines?.length === 0;
    },
  };
}

/**
 * Adds products. An addition needs the quantity before it, so that a repetition can tell if it took
 * effect: from the last known cart (`known`), or read.
 */
export async function addProducts(
  tools: ChangeTools,
  change: FormChange,
  known: readonly KnownLine[] | undefined,
): Promise<ChangeResult> {
  const lines = known ?? (await tools.cart.read());
  const wanted = { ...change, lines: completed(change, lines) };
  const result = await sendRequests(tools, change.kind, firstRequests(wanted, lines));
  if (typeof result === "string" || "path" in result || !tools.cart.isOther()) return result;
  if (tools.isRestored()) return result;
  // The quantities before were those of a session that the backend has refused.
  const rest = result.rest.lines.map(({ target: _, ...line }) => line);
  return { ...result, rest: { ...change, lines: completed({ kind: "add", lines: rest }, []) } };
}

/**
 * Sets the quantities of lines; products and names are those of the last known cart. Nothing is
 * sent if a cart that is certainly the present one (`current`) has these quantities.
 */
export async function changeQuantities(
  tools: ChangeTools,
  change: FormChange,
  {
    known = [],
    current,
  }: { known?: readonly KnownLine[]; current?: readonly KnownLine[] | undefined },
): Promise<ChangeResult> {
  const { kind } = change;
  const wanted = { kind, lines: completed(change, known) };
  // A request that changes nothing could take effect late, and undo a later change.
  if (current && isNothing(differenceOf(wanted, current))) return "done";
  const result = await sendRequests(tools, kind, firstRequests(wanted, known));
  const isRejected = result !== "done" && "effect" in result && result.effect === "rejected";
  // One line that is gone makes the backend reject all of them.
  const lines = isRejected ? await tools.cart.readAgain() : undefined;
  if (!lines) return result;
  return sendRequests(tools, kind, differenceOf(wanted, lines));
}

const MAX_SESSIONS = 1_000;
/** Time for which a form may still arrive with the refused token: it was posted before. */
const LIFETIME_MS = 60_000;

/** Runs the work of a cart form; its shopper then has the session that an earlier form started. */
export type InFormSession = <T>(
  shopper: Pick<Shopper, "session" | "withTokenLock">,
  work: () => Promise<T>,
) => Promise<T>;

/**
 * Creates the order of cart forms: those with one guest's token run one after another, and if one
 * of them starts a new session because the backend refuses the token, those after it continue that
 * session. Otherwise forms that are posted at once, in two tabs or by a second click, would start
 * one each, and the browser would keep only the last one's changes. New sessions are in the memory
 * of this process, at most 1,000, each for a minute.
 */
export function createFormSessions(lastCarts: Pick<LastCarts, "of">): InFormSession {
  const started = new LRUCache<string, string>({ max: MAX_SESSIONS, ttl: LIFETIME_MS });

  return async (shopper, work) => {
    const { session } = shopper;
    const token = session.read();
    // A token without a last known cart may be no secret: a site of the domain may have planted it
    // in several browsers, which must not share a cart.
    if (token === undefined || isAccountToken(token) || !lastCarts.of(token)) return work();
    const key = hashOfToken(token);

    function noteStarted(): void {
      const current = session.read();
      if (current === undefined || isAccountToken(current)) return;
      if (customerOf(current) !== customerOf(token)) started.set(key, current);
    }

    return shopper.withTokenLock(() => {
      const next = started.get(key);
      if (next !== undefined) session.write(next);
      return work().finally(noteStarted);
    });
  };
}

/** Time for which a report's button can be pressed again without adding twice. */
const ATTEMPT_MS = 24 * 3_600_000;

type Targets = readonly LineTarget[];

/**
 * Records the targets of a repeated addition by its report, and returns those that were recorded
 * first: the report's button, pressed twice, must not add twice.
 */
export async function firstTargets(
  { add }: Pick<Values, "add">,
  attempt: string,
  targets: Targets,
): Promise<Targets> {
  const first = await add(`retry:${attempt}`, JSON.stringify(targets), { ms: ATTEMPT_MS });
  return first === undefined ? targets : (JSON.parse(first) as Targets);
}
