import { randomUUID, createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { CheckoutResponse, TypedCheckout } from "#relay/contract/order/orderFields.ts";
import { BackendError, OperationError } from "#relay/contract/errors.ts";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import { DEFAULT_USE } from "#relay/contract/order/paymentMethods.ts";
import type { CheckoutUse } from "#relay/contract/order/paymentMethods.ts";
import type { ShownOrder } from "#relay/contract/order/receipt.ts";
import type { CheckoutStart } from "#relay/contract/page/suppliedData.ts";
import type { LastCarts } from "#server/shop/cart/lastCarts.ts";
import { isStoreError } from "#server/store/store.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import type { Intent, OrderState, StoredOrder } from "#server/store/orderState.ts";
import { changeCoupon } from "./changeCoupon.ts";
import type { CouponChange } from "./changeCoupon.ts";
import { EXPIRED, UNREAD } from "./checkoutResponses.ts";
import { handOver } from "./handOver.ts";
import type { WordpressTarget } from "./handOver.ts";
import { createLinkCheck } from "./linkCheck.ts";
import type { LinkCheck } from "./linkCheck.ts";
import { resolvePending, refreshOrder } from "./resolveIntent.ts";
import type { OrderTools } from "./resolveIntent.ts";
import { isLink, isLinked } from "./orderLink.ts";
import type { LinkedOrder, OrderLink } from "./orderLink.ts";
import type { PaymentOrigins } from "./paymentAddress.ts";
import { placeOrder } from "./placeOrder.ts";
import { isPayable, payableAt } from "./orderProgress.ts";
import type { ShopChoices } from "./shopChoices.ts";
import { sendPartialOrder } from "./sendAddresses.ts";
import { linkedPage, ownPage, shownIntent } from "./shownOrder.ts";
import type { PayPages } from "./shownOrder.ts";
import { isAccountId } from "#relay/session/session.ts";

/** Order service for our pages and forms. */
export type Orders = {
  /** Starts a checkout with a new intent. */
  start: () => CheckoutStart;
  /** Returns the shop's base country; undefined if it is unknown. */
  baseCountry: () => Promise<string | undefined>;
  /** Returns the page with the shop's terms; undefined if none is known. */
  terms: ShopChoices["terms"];
  /**
   * Places a typed order; rejects if a failure prevented that.
   * @param ours our own origin, as the shopper sees it
   */
  place: (shopper: Shopper, typed: TypedCheckout, ours: string) => Promise<CheckoutResponse>;
  /**
   * Returns the redirect to WordPress's own checkout with the session's cart, or to another page
   * with the session; rejects if a call fails.
   * @param ours our own origin, as the shopper sees it
   */
  handOver: (shopper: Shopper, ours: string, target?: WordpressTarget) => Promise<CheckoutResponse>;
  /** Sends the valid part of a typed order to the backend, for its delivery rates and totals. */
  sendPartialOrder: (shopper: Shopper, typed: TypedCheckout) => Promise<void>;
  /** Changes the coupons of the session's cart; returns the shop's error message, if any. */
  changeCoupon: (shopper: Shopper, change: CouponChange) => Promise<string | undefined>;
  /** Returns the session's last order; undefined if there is none to display. */
  shown: (shopper: Shopper) => Promise<ShownOrder | undefined>;
  /**
   * Returns a guest's order with this number and key to anyone who has both; undefined if there is
   * none. An account's order is shown in its own session, and at its page in the account otherwise,
   * after the sign-in. Only its own session can refresh an order from the backend. One that is not
   * stored is requested from a backend that shows orders by their links.
   */
  atLink: (
    shopper: Shopper,
    link: OrderLink,
  ) => Promise<ShownOrder | { location: string } | undefined>;
  /** Returns the email address of the last order of a guest's session. */
  guestEmail: (shopper: Shopper) => Promise<string | undefined>;
  /** True if the session's last order can still be paid at its payment URL. */
  isUnpaid: (shopper: Shopper) => Promise<boolean>;
};

const canBePaid = ({ order }: Intent) => payableAt(order.receipt) !== undefined;

/** Replaces the error of a shared store that does not respond, which has the orders. */
const whileUnread =
  <Replacement>(replacement: Replacement) =>
  (error: unknown): Replacement => {
    if (isStoreError(error)) return replacement;
    throw error;
  };

/**
 * Replaces the error of an unavailable backend, as only it can tell whose an unknown session is, and
 * of an unavailable store.
 */
const whileUnavailable =
  <Replacement>(replacement: Replacement) =>
  (error: unknown): Replacement => {
    if (error instanceof OperationError || error instanceof BackendError) return replacement;
    return whileUnread(replacement)(error);
  };

/** Returns the page of an account's order, which asks for the sign-in. */
const accountPageOf = ({ orderId }: StoredOrder) =>
  orderId === undefined ? undefined : { location: `/account/orders/${orderId}` };

/** Requests an order from a backend that shows it by its link. */
type RequestLinked = (link: OrderLink) => Promise<LinkedOrder | undefined>;

/** Returns the page of an order that is not stored, if the backend shows it. */
async function requestedPage(
  link: OrderLink,
  payPages: PayPages,
  requestLinked?: RequestLinked,
): Promise<ShownOrder | undefined> {
  const linked = isLink(link) ? await requestLinked?.(link) : undefined;
  return linked && linkedPage(linked, payPages);
}

const isGuest = ({ customer }: Shopper) => !customer.isSignedIn();

/** Creates the order service over the backend and the order store. */
export function createOrders(options: {
  choices: ShopChoices;
  state: OrderState;
  lastCarts: Pick<LastCarts, "forget" | "restore">;
  origins: PaymentOrigins;
  /** Payment methods with fields of their own; by default none. */
  paymentFields?: PaymentFields | undefined;
  /** Use of WordPress's own checkout. */
  use?: CheckoutUse;
  log: FastifyBaseLogger;
  now?: () => number;
  payPages?: PayPages;
  /** Checks WordPress's links to its checkout. */
  check?: LinkCheck;
  /** Requests a guest's order from a backend that shows it by its link. */
  requestLinked?: RequestLinked | undefined;
}): Orders {
  const { choices, state, lastCarts, origins, log, requestLinked } = options;
  const { now = Date.now, check = createLinkCheck() } = options;
  const { payPages = {}, paymentFields = [], use = DEFAULT_USE } = options;
  const warn = (what: string, facts: object = {}) => log.warn(facts, what);

  const toolsFor = (shopper: Shopper, send: typeof fetch): OrderTools => {
    const lastCart = {
      forget: () => lastCarts.forget(shopper.session.read()),
      restore: () => lastCarts.restore(shopper.session.read()),
    };
    return { send, state, lastCart, warn, now };
  };

  /** Tools to place an order or to hand it over. */
  const placingTools = (shopper: Shopper, send: typeof fetch, ours: string) => {
    // A customer's page of the order has a button that signs in.
    const payAt = payPages.signsIn && !isGuest(shopper) ? undefined : payPages.payAt;
    const ways = { ours, choices, origins, paymentFields, use, check, payAt };
    return { ...toolsFor(shopper, send), ...ways };
  };

  const pageFor = (intent: Intent, shopper: Shopper) =>
    ownPage(intent, { isGuest: isGuest(shopper), now: now(), ...payPages });

  const shown: Orders["shown"] = (shopper) =>
    withOrderSession(shopper, async (session, send) => {
      if (session === undefined) return undefined;
      const tools = toolsFor(shopper, send);
      const lookedUp = await resolvePending({ session, ...tools });
      const intent = shownIntent(lookedUp, await state.lastPlaced(session));
      if (intent === undefined || typeof intent === "string") return intent;
      return pageFor(await refreshOrder(intent, tools), shopper);
    }).catch(whileUnavailable("checking" as const));

  /** Refreshes an order in its own session; undefined in any other. */
  const refreshedOwn = (found: Intent, shopper: Shopper) =>
    withOrderSession(shopper, async (session, send) =>
      session === found.session ? refreshOrder(found, toolsFor(shopper, send)) : undefined,
    ).catch(whileUnavailable(undefined));

  return {
    start: () => ({ intent: randomUUID() }),
    baseCountry: choices.baseCountry,
    terms: choices.terms,
    place: (shopper, typed, ours) =>
      withOrderSession(shopper, async (session, send, isAccounts) =>
        session === undefined && shopper.session.read() !== undefined
          ? EXPIRED
          : placeOrder(typed, { session, isAccounts, ...placingTools(shopper, send, ours) }),
      ).catch(whileUnread(UNREAD)),
    handOver: (shopper, ours, target) =>
      withOrderSession(shopper, async (session, send) => {
        if (session === undefined && shopper.session.read() !== undefined) return EXPIRED;
        return handOver({ session, ...placingTools(shopper, send, ours) }, target);
      }).catch(whileUnread(UNREAD)),
    sendPartialOrder: (shopper, typed) =>
      withOrderSession(shopper, async (session, send) => {
        if (session !== undefined) await sendPartialOrder(typed, send, choices);
      }),
    changeCoupon: (shopper, change) =>
      withOrderSession(shopper, async (session, send) =>
        session === undefined ? "Your cart is empty." : changeCoupon(change, send),
      ),
    shown,
    atLink: async (shopper, link) => {
      const found = await state.placedWithKey(link.key).catch(whileUnread("unread" as const));
      const requested = () => requestedPage(link, payPages, requestLinked);
      if (found === "unread") return (await requested()) ?? "checking";
      if (found && isLinked(found.order, link)) {
        const own = await refreshedOwn(found, shopper);
        if (own) return pageFor(own, shopper);
        if (found.order.isAccounts) return accountPageOf(found.order);
        // A payer who followed an email's link comes back in another session.
        const mayBePaid = isPayable(found.order.receipt.progress);
        const current =
          mayBePaid && (await requestLinked?.(link).catch(whileUnavailable(undefined)));
        return linkedPage(current || found.order, payPages);
      }
      // A payment page redirects its shopper to this link, even before the order's result is known.
      return (await shown(shopper)) === "checking" ? "checking" : requested();
    },
    guestEmail: async (shopper) => {
      if (!isGuest(shopper)) return undefined;
      return withOrderSession(shopper, async (session) =>
        session === undefined ? undefined : (await state.lastPlaced(session))?.order.receipt.email,
      ).catch(whileUnread(undefined));
    },
    isUnpaid: (shopper) =>
      withOrderSession(shopper, async (session, send) => {
        const last = session === undefined ? undefined : await state.lastPlaced(session);
        if (!last || !canBePaid(last)) return false;
        return canBePaid(await refreshOrder(last, toolsFor(shopper, send)));
      }).catch(whileUnread(false)),
  };
}

/** Hashes the customer id: the store holds nothing that grants access to the backend. */
const nameOf = (customer: string) =>
  createHash("sha256").update(`order ${customer}`).digest("base64url");

/**
 * Runs work on a shopper's orders in their session lock. The work receives the session's name in
 * the store, the shopper's `fetch`, and true if the session is an account's. The name is that of the customer whom the backend has
 * confirmed, an account or a guest: anyone can write a token with another one's id. It is undefined
 * without such a customer.
 */
export const withOrderSession = <T>(
  shopper: Pick<Shopper, "withSessionLock">,
  work: (session: string | undefined, send: typeof fetch, isAccounts: boolean) => Promise<T>,
): Promise<T> =>
  shopper.withSessionLock(
    (send, owner) =>
      work(owner === undefined ? undefined : nameOf(owner), send, isAccountId(owner)),
    "checkout",
  );
