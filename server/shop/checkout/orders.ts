import { randomUUID, createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type {
  CheckoutResponse,
  ConfirmResponse,
  TypedCheckout,
} from "#relay/contract/order/orderFields.ts";
import { BackendError, OperationError } from "#relay/contract/errors.ts";
import { adapterOf } from "#relay/contract/order/paymentFields.ts";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import { DEFAULT_USE } from "#relay/contract/order/paymentMethods.ts";
import type { CheckoutUse } from "#relay/contract/order/paymentMethods.ts";
import type { PlacedOrder, Receipt, ShownOrder } from "#relay/contract/order/receipt.ts";
import type { CheckoutStart, PaymentToConfirm } from "#relay/contract/page/suppliedData.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import type { LastCarts } from "#server/shop/cart/lastCarts.ts";
import { isStoreError } from "#server/store/store.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import type { Intent, OrderState, StoredOrder } from "#server/store/orderState.ts";
import { changeCoupon } from "./changeCoupon.ts";
import type { CouponChange } from "./changeCoupon.ts";
import { isPayable, payableAt } from "./backendOrder.ts";
import type { MethodsWithFields } from "./cardMethods.ts";
import { expired, SUCCESS, failed } from "./checkoutResponses.ts";
import { createLinkCheck, handOver } from "./handOver.ts";
import type { LinkCheck, WordpressTarget } from "./handOver.ts";
import { resolvePending, refreshOrder } from "./resolveIntent.ts";
import type { OrderTools } from "./resolveIntent.ts";
import { isLink, isLinked, linkOf } from "./orderLink.ts";
import type { LinkedOrder, OrderLink } from "./orderLink.ts";
import type { PaymentOrigins } from "./paymentAddress.ts";
import { placeOrder } from "./placeOrder.ts";
import type { ShopChoices } from "./shopChoices.ts";
import { sendPartialOrder } from "./sendAddresses.ts";
import { isConfirmedHere, settleOrder } from "./settlePayment.ts";
import { isAccountId } from "#relay/session/session.ts";
import { t } from "#words/t.ts";

// Orders of a shopper: placed, handed over to WordPress, and shown on their pages.

/** Time for which an order counts as recent, in milliseconds; a browser's clock may be wrong. */
const RECENT_MS = 3_600_000;

/** Backend's payment pages. */
type PayPages = {
  payAt?: Backend["payAt"] | undefined;
  /** True if the server signs a customer in to WordPress before a payment. */
  signsIn?: boolean | undefined;
};

/**
 * Returns an order's receipt. One that WooCommerce lets pay is paid on its own page: the gateway's
 * address was given for one attempt, and may be on a host that this shop does not redirect to.
 */
function payableReceipt(
  { receipt, orderId: order, key }: LinkedOrder,
  { payAt, signsIn }: PayPages,
): Receipt {
  if (!isPayable(receipt.progress) || !receipt.payment.needsPayment) return receipt;
  const address = order && key && payAt?.({ id: order, key });
  if (!address) return receipt;
  const { isElsewhere: _, ...payment } = receipt.payment;
  const signIn = signsIn && { signIn: { order, key } };
  return { ...receipt, payment: { ...payment, payAt: address, ...signIn } };
}

/** Returns an order for its page, without the facts that only its owner sees. */
function pageOf(order: LinkedOrder, payPages: PayPages): PlacedOrder {
  const link = linkOf(order);
  const receipt = payableReceipt(order, payPages);
  return { receipt, isRecent: false, ...(link !== undefined && { link }) };
}

/** Returns an order for the page that its link opens for anyone. */
export const linkedPage = (order: LinkedOrder, { payAt }: PayPages): PlacedOrder => ({
  ...pageOf(order, { payAt }),
  isStored: true,
});

/** Returns an order for its page, as its owner sees it. */
export const ownPage = (
  { order, sentAt }: Intent,
  { isGuest, now, payAt, signsIn = false }: PayPages & { isGuest: boolean; now: number },
): PlacedOrder => ({
  ...pageOf(order, { payAt, signsIn: signsIn && !isGuest }),
  isRecent: now - sentAt < RECENT_MS,
  isGuest,
});

/**
 * Chooses between an owner's last order and the intent that was looked up last: one whose result is
 * unknown is being checked, and a missing one hides only orders before it.
 */
export function shownIntent(
  lookedUp: Intent | undefined,
  last: Intent | undefined,
): Intent | "checking" | "notPlaced" | undefined {
  if (lookedUp?.progress === "unknown") return "checking";
  const isLater = last !== undefined && lookedUp !== undefined && last.sentAt > lookedUp.sentAt;
  return lookedUp?.progress === "missing" && !isLater ? "notPlaced" : last;
}

/** Order service for our pages and forms. */
export type Orders = {
  /** Starts a checkout with a new intent. */
  start: () => CheckoutStart;
  /** Returns the shop's base country; undefined if it is unknown. */
  baseCountry: () => Promise<string | undefined>;
  /** Returns the page with the shop's terms; undefined if none is known. */
  terms: ShopChoices["terms"];
  /**
   * Places a typed order, and responds to a failure too.
   * @param ours our own origin, as the shopper sees it
   */
  placeOrder: (shopper: Shopper, typed: TypedCheckout, ours: string) => Promise<CheckoutResponse>;
  /**
   * Returns the redirect to WordPress's own checkout with the session's cart, or to another page
   * with the session, and responds to a failure too.
   * @param ours our own origin, as the shopper sees it
   */
  handOver: (shopper: Shopper, ours: string, target?: WordpressTarget) => Promise<CheckoutResponse>;
  /** Sends the valid part of a typed order to the backend, for its delivery rates and totals. */
  sendPartialOrder: (shopper: Shopper, typed: TypedCheckout) => Promise<void>;
  /** Changes the coupons of the session's cart; returns the shop's error message, if any. */
  changeCoupon: (shopper: Shopper, change: CouponChange) => Promise<string | undefined>;
  /** Returns the payment methods whose fields an adapter draws. */
  adapted: () => Promise<PaymentFields>;
  /**
   * Returns the payment of an intent's order, if its shopper has to confirm it; otherwise the page
   * to lead to.
   */
  toConfirm: (shopper: Shopper, intent: string) => Promise<PaymentToConfirm | { location: string }>;
  /**
   * Settles the payment of an intent's order; undefined if the shopper has no such order. Rejects if
   * the payment's state is not known.
   */
  confirm: (shopper: Shopper, intent: string) => Promise<ConfirmResponse | undefined>;
  /** Returns the owner's last order; undefined if there is none to display. */
  shown: (shopper: Shopper) => Promise<ShownOrder | undefined>;
  /**
   * Returns a guest's order with this number and key to anyone who has both; undefined if there is
   * none. An account's order is shown to its owner, and at its page in the account otherwise, after
   * the sign-in. Only its owner can refresh an order from the backend. One that is not stored is
   * requested from a backend that shows orders by their links.
   */
  atLink: (
    shopper: Shopper,
    link: OrderLink,
  ) => Promise<ShownOrder | { location: string } | undefined>;
  /** Returns the email address of a guest's last order. */
  guestEmail: (shopper: Shopper) => Promise<string | undefined>;
  /** True if the owner's last order can still be paid at its payment URL. */
  isUnpaid: (shopper: Shopper) => Promise<boolean>;
};

const canBePaid = ({ order }: Intent) => payableAt(order.receipt) !== undefined;

/** Brings an order up to date for its owner: a card's is settled, if WordPress responds. */
async function currentOrder(intent: Intent, tools: OrderTools): Promise<Intent> {
  const settled = intent.order.adapted && (await settleOrder(intent, tools).catch(() => undefined));
  return settled?.intent ?? refreshOrder(intent, tools);
}

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

const NO_METHODS: Pick<MethodsWithFields, "read"> = { read: async () => [] };

const SETTLED: ConfirmResponse = { status: "settled", location: SUCCESS };

const isGuest = ({ customer }: Shopper) => !customer.isSignedIn();

/** Creates the part of the service that confirms payments. */
const createConfirmations = ({
  methods,
  state,
  toolsFor,
}: {
  methods: Pick<MethodsWithFields, "read">;
  state: Pick<OrderState, "find">;
  toolsFor: (shopper: Shopper, send: typeof fetch) => OrderTools;
}): Pick<Orders, "adapted" | "toConfirm" | "confirm"> => {
  const found = async (orderOwner: string | undefined, intent: string) =>
    orderOwner === undefined ? undefined : state.find(orderOwner, intent);
  return {
    adapted: async () => (await methods.read()).filter(({ adapter }) => adapter !== undefined),
    toConfirm: (shopper, id) =>
      withOrderOwner(shopper, async (orderOwner) => {
        const intent = await found(orderOwner, id);
        if (!intent) return { location: "/cart" };
        const adapter = adapterOf(await methods.read(), intent.order.adapted?.method ?? "");
        return adapter && isConfirmedHere(intent.order)
          ? { intent: id, adapter }
          : { location: SUCCESS };
      }),
    confirm: (shopper, id) =>
      withOrderOwner(shopper, async (orderOwner, send) => {
        const intent = await found(orderOwner, id);
        if (!intent) return undefined;
        if (!isConfirmedHere(intent.order)) return SETTLED;
        const { state: payment } = await settleOrder(intent, toolsFor(shopper, send));
        return payment.status === "action" || payment.status === "failed" ? payment : SETTLED;
      }),
  };
};

/** Backend, store and settings of the order service. */
type OrdersOptions = {
  choices: ShopChoices;
  state: OrderState;
  lastCarts: Pick<LastCarts, "forget" | "restore">;
  origins: PaymentOrigins;
  /** Payment methods with fields of their own; by default none. */
  methods?: Pick<MethodsWithFields, "read">;
  /** Secret by which WordPress settles payments for us; by default none. */
  secret?: string | undefined;
  /** Use of WordPress's own checkout. */
  use?: CheckoutUse;
  log: FastifyBaseLogger;
  now?: () => number;
  payPages?: PayPages;
  /** Checks WordPress's links to its checkout. */
  check?: LinkCheck;
  /** Requests a guest's order from a backend that shows it by its link. */
  requestLinked?: RequestLinked | undefined;
};

/** Creates what works on a shopper's orders: their lookups, and with more tools their placing. */
function createTools(options: OrdersOptions) {
  const { choices, state, lastCarts, origins, log, secret } = options;
  const { now = Date.now, check = createLinkCheck() } = options;
  const { payPages = {}, methods = NO_METHODS, use = DEFAULT_USE } = options;
  const warn = (what: string, facts: object = {}) => log.warn(facts, what);

  const toolsFor = (shopper: Shopper, send: typeof fetch): OrderTools => {
    const lastCart = {
      forget: () => lastCarts.forget(shopper.session.read()),
      restore: () => lastCarts.restore(shopper.session.read()),
    };
    return { send, state, lastCart, warn, now, secret };
  };

  /** Tools to place an order or to hand it over. */
  const placingTools = async (shopper: Shopper, send: typeof fetch, ours: string) => {
    // A customer's page of the order has a button that signs in.
    const payAt = payPages.signsIn && !isGuest(shopper) ? undefined : payPages.payAt;
    const paymentFields = await methods.read();
    const ways = { ours, choices, origins, paymentFields, use, check, payAt };
    return { ...toolsFor(shopper, send), ...ways };
  };

  return { toolsFor, placingTools, warn };
}

/** Creates the order service over the backend and the order store. */
export function createOrders(options: OrdersOptions): Orders {
  const { choices, state, requestLinked, now = Date.now } = options;
  const { payPages = {}, methods = NO_METHODS } = options;
  const { toolsFor, placingTools, warn } = createTools(options);

  const respondToFailure = (error: unknown) => failed(error, warn);
  const lastOf = async (orderOwner: string | undefined) =>
    orderOwner === undefined ? undefined : state.lastPlaced(orderOwner);

  const pageFor = (intent: Intent, shopper: Shopper) =>
    ownPage(intent, { isGuest: isGuest(shopper), now: now(), ...payPages });

  const shown: Orders["shown"] = (shopper) =>
    withOrderOwner(shopper, async (orderOwner, send) => {
      if (orderOwner === undefined) return undefined;
      const tools = toolsFor(shopper, send);
      const lookedUp = await resolvePending({ orderOwner, ...tools });
      const intent = shownIntent(lookedUp, await state.lastPlaced(orderOwner));
      if (intent === undefined || typeof intent === "string") return intent;
      return pageFor(await currentOrder(intent, tools), shopper);
    }).catch(whileUnavailable("checking" as const));

  /** Refreshes an order for its owner; undefined for anyone else. */
  const refreshedOwn = (found: Intent, shopper: Shopper) =>
    withOrderOwner(shopper, async (orderOwner, send) =>
      orderOwner === found.orderOwner ? currentOrder(found, toolsFor(shopper, send)) : undefined,
    ).catch(whileUnavailable(undefined));

  return {
    start: () => ({ intent: randomUUID() }),
    baseCountry: choices.baseCountry,
    terms: choices.terms,
    placeOrder: (shopper, typed, ours) =>
      withOrderOwner(shopper, async (orderOwner, send, isAccounts) => {
        if (orderOwner === undefined && shopper.session.read() !== undefined) return expired();
        const tools = await placingTools(shopper, send, ours);
        return placeOrder(typed, { orderOwner, isAccounts, ...tools });
      }).catch(respondToFailure),
    handOver: (shopper, ours, target) =>
      withOrderOwner(shopper, async (orderOwner, send) => {
        if (orderOwner === undefined && shopper.session.read() !== undefined) return expired();
        return handOver({ orderOwner, ...(await placingTools(shopper, send, ours)) }, target);
      }).catch(respondToFailure),
    sendPartialOrder: (shopper, typed) =>
      withOrderOwner(shopper, async (orderOwner, send) => {
        if (orderOwner !== undefined) await sendPartialOrder(typed, send, choices);
      }),
    changeCoupon: (shopper, change) =>
      withOrderOwner(shopper, async (orderOwner, send) =>
        orderOwner === undefined ? t("checkout.noCartForCode") : changeCoupon(change, send),
      ),
    ...createConfirmations({ methods, state, toolsFor }),
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
      const last = withOrderOwner(shopper, lastOf).catch(whileUnread(undefined));
      return (await last)?.order.receipt.email;
    },
    isUnpaid: (shopper) =>
      withOrderOwner(shopper, async (orderOwner, send) => {
        const last = await lastOf(orderOwner);
        if (!last || !canBePaid(last)) return false;
        return canBePaid(await currentOrder(last, toolsFor(shopper, send)));
      }).catch(whileUnread(false)),
  };
}

/** Hashes the customer id: the store holds nothing that grants access to the backend. */
const orderOwnerOf = (customerId: string) =>
  createHash("sha256").update(`order ${customerId}`).digest("base64url");

/**
 * Runs work on a shopper's orders in their session lock. The work receives their owner, the shopper's
 * `fetch`, and true for an account's session. The owner is the hash of the customer whom the backend
 * has confirmed, an account or a guest: anyone can write a token with another one's id. It is
 * undefined without such a customer.
 */
const withOrderOwner = <T>(
  shopper: Pick<Shopper, "withSessionLock">,
  work: (orderOwner: string | undefined, send: typeof fetch, isAccounts: boolean) => Promise<T>,
): Promise<T> =>
  shopper.withSessionLock(
    (send, customerId) =>
      work(
        customerId === undefined ? undefined : orderOwnerOf(customerId),
        send,
        isAccountId(customerId),
      ),
    "checkout",
  );
