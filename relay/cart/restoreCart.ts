import type { Environment } from "relay-runtime";
import { isNothing } from "#relay/contract/cart/cartChange.ts";
import type { CartResult } from "#relay/contract/cart/cartChange.ts";
import { couponsIn, lineName, lostNames, missingPart } from "#relay/contract/cart/restoration.ts";
import type { MissingPart } from "#relay/contract/cart/restoration.ts";
import type { CallMetadata } from "#relay/network.ts";
import { browserTokens } from "#relay/session/session.ts";
import { noteLostLines } from "./cartNotices.ts";
import { confirmedLines } from "./cartRecords.ts";
import {
  mayBeInFlight,
  newAttempt,
  noteFailure,
  noteResponse,
  onceOptions,
  setQuantities,
} from "./intentAttempt.ts";
import { changeIntent } from "./intentStore.ts";
import type { CartIntent } from "./intentStore.ts";
import { savedCart, setCartAside } from "./persistence.ts";
import {
  emptyLocalCart,
  isBackendReachable,
  refreshCart,
  showSavedCart,
  readOptions,
} from "./refreshCart.ts";
import { applyCoupon, fillCart } from "./sendRestoration.ts";
import { t } from "#words/t.ts";

// Restoration of the lines and coupons of a refused session.

/** Attempts with an unknown result after which the lines are sent one by one: one of them may break the others. */
const ONE_BY_ONE_TRIES = 3;
/** The same after which lines whose own request fails count as lost, if others are restored. */
const MAX_LINE_TRIES = 6;
/** The same after which a restoration of which nothing took effect is given up: about a minute. */
const MAX_TRIES = 20;

/** Reads the new session's cart, and returns the missing part; undefined if the read failed. */
async function readMissing(
  environment: Environment,
  intent: CartIntent,
): Promise<MissingPart | undefined> {
  const { lines, coupons = [], tries } = intent;
  const restoration = { lines, coupons };
  // Without a session, the lines on display are those to restore, and the backend has none.
  if (browserTokens.read() === undefined) {
    const isReachable = !tries || (await isBackendReachable(environment));
    return isReachable ? missingPart(restoration, [], []) : undefined;
  }
  const read = await refreshCart(environment, { ...readOptions, isRestoring: true });
  if (read !== "done") return undefined;
  const applied = couponsIn(savedCart()?.data.cart);
  return missingPart(restoration, confirmedLines(environment), applied);
}

type SendRequest = (environment: Environment, metadata: CallMetadata) => Promise<void>;

/** Returns the requests for the missing part: one for all lines and coupons, or one for each line. */
function requestsFor(
  { items, additions, coupons }: MissingPart,
  isOneByOne: boolean,
): SendRequest[] {
  const missing = additions.map(({ wanted, quantity }) => ({ ...wanted, quantity }));
  const all = missing.length > 0 ? [missing] : [];
  const groups = isOneByOne ? missing.map((line) => [line]) : all;
  const requests = groups.map(
    (lines): SendRequest =>
      (environment, metadata) =>
        fillCart(environment, { lines, coupons }, metadata),
  );
  if (items.length > 0) {
    requests.unshift((environment, metadata) => setQuantities(environment, items, metadata));
  }
  // The backend fills a cart with at least one line.
  for (const code of additions.length === 0 ? coupons : []) {
    requests.push((environment, metadata) => applyCoupon(environment, code, metadata));
  }
  return requests;
}

/** Sends the missing part, once its attempt is stored; a certain rejection counts as done. */
async function sendMissing(
  environment: Environment,
  intent: CartIntent,
  missing: MissingPart,
): Promise<CartResult> {
  const { tries = 0, sent } = intent;
  const isOneByOne = tries >= ONE_BY_ONE_TRIES;
  // While there is no session, the missing part is the same, and so is the request.
  const isRepetition = !isOneByOne && mayBeInFlight(sent) && browserTokens.read() === undefined;
  const attempt = isRepetition
    ? { ...sent, at: Date.now() }
    : newAttempt(isOneByOne ? undefined : intent.id);
  const current = { ...intent, sent: attempt };
  changeIntent(current);
  let result: CartResult = "done";
  for (const [index, send] of requestsFor(missing, isOneByOne).entries()) {
    const options = onceOptions(index === 0 ? attempt : newAttempt());
    try {
      await send(environment, { ...options, isRestoring: true });
    } catch (error) {
      const failed = noteFailure(current, error);
      if (failed === "none") return failed;
      if (failed === "unknown") result = failed;
    }
  }
  // A repeat with the same key would return this session, which the backend may refuse by then.
  if (result === "done") noteResponse(intent.id);
  return result;
}

const isRestored = (missing: MissingPart) => isNothing(missing) && missing.coupons.length === 0;

/** True if attempts with an unknown result have been made often enough. */
function isGivenUp({ lines, tries = 0 }: CartIntent, { additions }: MissingPart): boolean {
  return tries >= (additions.length < lines.length ? MAX_LINE_TRIES : MAX_TRIES);
}

/** Names what the cart does not have on the cart page, after setting the quantities of the rest. */
async function noteLost(environment: Environment, lost: MissingPart): Promise<void> {
  const names: string[] = [];
  if (lost.items.length > 0) {
    const lines = confirmedLines(environment);
    const options = { ...onceOptions(newAttempt()), isRestoring: true };
    await setQuantities(environment, lost.items, options).catch((error: unknown) => {
      console.error("A restored quantity could not be set.", error);
      const fewer = lines.filter(({ key }) => lost.items.some((item) => item.key === key));
      names.push(...fewer.map((line) => t("cart.allUnits", { product: lineName(line) })));
    });
  }
  const lines = lost.additions.map(({ wanted }) => wanted);
  noteLostLines([...lostNames(lines, []), ...names, ...lostNames([], lost.coupons)]);
}

/**
 * Restores the lines and coupons of a refused session, or of a cart set aside, in the current or a
 * new session. The cart is read afterwards: lines that it does not have are named on the cart page.
 * If the backend completes nothing for a minute, the refused cart is set aside, to be put back
 * later. The caller holds the session lock.
 */
export async function restoreCart(
  environment: Environment,
  intent: CartIntent,
): Promise<CartResult> {
  const missing = await readMissing(environment, intent);
  if (!missing) return "unread";
  if (isRestored(missing)) return "done";
  const isLast = isGivenUp(intent, missing);
  if (!isLast) {
    const result = await sendMissing(environment, intent, missing);
    if (result !== "done") return result;
  }
  if (browserTokens.read() === undefined && isLast) {
    setCartAside();
    showSavedCart(environment, undefined);
    return "done";
  }
  const lost = await readMissing(environment, intent);
  if (!lost) return "unread";
  await noteLost(environment, lost);
  // All of it is rejected: the lines on display are in no session.
  if (browserTokens.read() === undefined) emptyLocalCart(environment);
  return "done";
}
