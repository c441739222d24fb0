import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import cartDocument from "#server/__generated__/handOverCartQuery.graphql.ts";
import type { handOverCartQuery } from "#server/__generated__/handOverCartQuery.graphql.ts";
import orderDocument from "#server/__generated__/handOverOrderQuery.graphql.ts";
import type { handOverOrderQuery } from "#server/__generated__/handOverOrderQuery.graphql.ts";
import plainPageDocument from "#server/__generated__/handOverPlainPageQuery.graphql.ts";
import type { handOverPlainPageQuery } from "#server/__generated__/handOverPlainPageQuery.graphql.ts";
import productDocument from "#server/__generated__/handOverProductQuery.graphql.ts";
import type { handOverProductQuery } from "#server/__generated__/handOverProductQuery.graphql.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { checking, emptyCart, expired, noOwnOrder } from "./checkoutResponses.ts";
import { t } from "#words/t.ts";
import { isLink } from "./orderLink.ts";
import { paymentAddress } from "./paymentAddress.ts";
import type { PaymentOrigins } from "./paymentAddress.ts";
import { resolveIntent } from "./resolveIntent.ts";
import type { OrderTools } from "./resolveIntent.ts";
import { sendAddresses } from "./sendAddresses.ts";

// Hand-over of a shopper's session to WordPress's own pages, by a link that opens it there.

void graphql`
  query handOverCartQuery {
    customer {
      checkoutUrl
    }
    cart {
      isEmpty
    }
  }
`;

void graphql`
  query handOverOrderQuery($id: ID!) {
    customer {
      accountUrl
    }
    order(id: $id, idType: DATABASE_ID) {
      needsPayment
    }
  }
`;

void graphql`
  query handOverProductQuery {
    customer {
      cartUrl
    }
  }
`;

void graphql`
  query handOverPlainPageQuery($id: ID!) {
    product(id: $id, idType: DATABASE_ID) {
      link
    }
  }
`;

/** The payment of an order, or a product. A guest's order is paid by its key alone. */
export type WordpressTarget =
  | { kind: "order"; id: string; key?: string }
  | { kind: "product"; id: string };

/** Parameter with the page; the plugin for WordPress adds it, empty, to the links it is read from. */
const PARAMETER = "vitrine_to";

const isId = (text: string | undefined): text is string => /^[1-9]\d{0,14}$/.test(text ?? "");

/** Reads the page that a form's fields name; undefined if there is none. */
export function targetIn({
  order,
  key = "",
  product,
}: Readonly<Record<string, string>>): WordpressTarget | undefined {
  if (isId(order)) {
    return { kind: "order", id: order, ...(isLink({ number: order, key }) && { key }) };
  }
  return isId(product) ? { kind: "product", id: product } : undefined;
}

/** Adds the page to a link; undefined if WordPress does not read it there. */
export function withTarget(
  link: string | null | undefined,
  { kind, id }: WordpressTarget,
): string | undefined {
  const [path = "", search = ""] = (link ?? "").split("?");
  const parameters = new URLSearchParams(search);
  if (!parameters.has(PARAMETER)) return undefined;
  parameters.set(PARAMETER, `${kind}-${id}`);
  return `${path}?${parameters}`;
}

/** A link, if WordPress gives one; or why none is followed. */
type GivenLink = { link: string | undefined } | { refusal: CheckoutResponse };

/** Requests the link to the checkout, for a cart that is not empty. */
async function cartLink(send: typeof fetch): Promise<GivenLink> {
  const { data } = await requestShop<handOverCartQuery>(send, cartDocument, {});
  if (!data) return { link: undefined };
  if (!data.cart) return { refusal: expired() };
  if (data.cart.isEmpty) return { refusal: emptyCart() };
  return { link: data.customer?.checkoutUrl ?? undefined };
}

/**
 * Requests the link to the payment of a customer's own order. Without the plugin for WordPress it
 * leads to WordPress's account, which has a button for each unpaid order.
 */
async function orderLink(send: typeof fetch, target: WordpressTarget): Promise<GivenLink> {
  const { data } = await requestShop<handOverOrderQuery>(send, orderDocument, {
    id: target.id,
  });
  if (!data) return { link: undefined };
  if (!data.order?.needsPayment) return { refusal: noOwnOrder() };
  const link = data.customer?.accountUrl ?? undefined;
  return { link: withTarget(link, target) ?? link };
}

/** Requests the link to a product, which only the plugin for WordPress leads to. */
async function productLink(send: typeof fetch, target: WordpressTarget): Promise<GivenLink> {
  const { data } = await requestShop<handOverProductQuery>(send, productDocument, {});
  return { link: withTarget(data?.customer?.cartUrl, target) };
}

/** Requests the link to a page, or to the checkout; in the session lock. */
function requestLink(send: typeof fetch, target: WordpressTarget | undefined): Promise<GivenLink> {
  if (!target) return cartLink(send);
  return target.kind === "order" ? orderLink(send, target) : productLink(send, target);
}

/** WordPress gives no link that works. */
const unavailable = (): CheckoutResponse => ({
  outcome: "failed",
  message: t("payment.pageUnavailable"),
  effectOfCall: "none",
});

/** Time for WordPress to respond, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** Returns false for a link that leads to the home page; the link stays valid. */
export type LinkCheck = (address: string) => Promise<boolean>;

/**
 * True if a redirect leads to the home page of the WordPress of a link: the nonce's name is not
 * saved in its settings, or the link is an old one.
 */
export function leadsHome(link: string, location: string | null): boolean {
  const target = location === null ? null : URL.parse(location, link);
  const home = new URL(".", link);
  return target !== null && `${target.pathname}/`.replace(/(?<!\/)\/+$/, "/") === home.pathname;
}

/**
 * Creates the check. Once a link has worked, further ones are not followed: each of a customer's is a
 * sign-in of its own. A WordPress that does not respond is left to the shopper's browser.
 */
export function createLinkCheck(request: typeof fetch = fetch): LinkCheck {
  let hasWorked = false;
  return async (address) => {
    // One of our own origin is the embedded shop's.
    if (hasWorked || address.startsWith("/")) return true;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await request(address, { redirect: "manual", signal });
      await response.body?.cancel();
      if (leadsHome(address, response.headers.get("location"))) return false;
      // A server in front of WordPress may have refused its headers: that says nothing about links.
      hasWorked = response.status < 500;
    } catch {
      // The shopper's browser may reach it.
    }
    return true;
  };
}

/** An owner's orders, and the way to WordPress; a new guest has neither session nor orders. */
type HandOverTools = OrderTools & {
  orderOwner: string | undefined;
  /** Our own origin, as the shopper sees it. */
  ours: string;
  origins: PaymentOrigins;
  /** Checks WordPress's links to its checkout. */
  check: LinkCheck;
};

/**
 * Returns the redirect to WordPress's checkout with the session's cart, or to another page, or why
 * there is none. The link is a password for an hour, and a customer's whole sign-in: it goes to the
 * shopper alone, is requested for each press, and appears in no log. Must be called in the session
 * lock: WooGraphQL writes the session with the link.
 */
export async function handOver(
  tools: HandOverTools,
  target?: WordpressTarget,
): Promise<CheckoutResponse> {
  const { orderOwner, send, state, warn, lastCart, ours, origins, check } = tools;
  if (orderOwner === undefined && target?.kind !== "product") return emptyCart();
  const pending = orderOwner === undefined ? undefined : await state.unsettled(orderOwner);
  const found = pending && (await resolveIntent(pending, tools));
  // The cart may be ordered already, and would be ordered again there.
  if (found?.progress === "unknown") return checking();

  // Only a change begins a guest's session; this one changes nothing.
  if (orderOwner === undefined) await sendAddresses(send, {});
  const given = await requestLink(send, target);
  if ("refusal" in given) return given.refusal;
  const { address, isElsewhere } = paymentAddress(given.link, { ours, origins });
  if (address === undefined) {
    warn(
      isElsewhere
        ? "WordPress's link to its checkout is on another host: add its origin to PAYMENT_ORIGINS"
        : "WordPress gives no link to its checkout or a product: see docs/payments.md",
    );
    return unavailable();
  }
  if (!(await check(address))) {
    warn("WordPress's link to its checkout leads to its home page: see docs/payments.md");
    return unavailable();
  }
  // The cart may be ordered there: it is no last known cart any more.
  lastCart.forget();
  return { outcome: "redirect", location: address };
}

/**
 * Returns the address of a page without the shopper's session: a product's link, or the payment of
 * an order by its key, where WordPress asks a customer to sign in. An order without its key is shown
 * in the account. Undefined if there is no such page.
 */
export async function plainWordpressPage(
  target: WordpressTarget,
  {
    send,
    payAt,
    ours,
    origins,
  }: {
    send: typeof fetch;
    payAt: Backend["payAt"];
    ours: string;
    origins: PaymentOrigins;
  },
): Promise<string | undefined> {
  const { id } = target;
  if (target.kind === "order") {
    const { key } = target;
    return (key && payAt?.({ id: Number(id), key })) || `/account/orders/${id}`;
  }
  const { data } = await requestShop<handOverPlainPageQuery>(send, plainPageDocument, { id });
  return paymentAddress(data?.product?.link, { ours, origins }).address;
}
