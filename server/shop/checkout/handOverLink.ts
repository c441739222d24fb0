import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import cartDocument from "#server/__generated__/handOverLinkCartQuery.graphql.ts";
import type { handOverLinkCartQuery } from "#server/__generated__/handOverLinkCartQuery.graphql.ts";
import orderDocument from "#server/__generated__/handOverLinkOrderQuery.graphql.ts";
import type { handOverLinkOrderQuery } from "#server/__generated__/handOverLinkOrderQuery.graphql.ts";
import productDocument from "#server/__generated__/handOverLinkProductQuery.graphql.ts";
import type { handOverLinkProductQuery } from "#server/__generated__/handOverLinkProductQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { EMPTY, EXPIRED, NO_OWN_ORDER } from "./checkoutResponses.ts";
import { withTarget } from "./wordpressTarget.ts";
import type { WordpressTarget } from "./wordpressTarget.ts";

// Requests of WooGraphQL's links, each of which opens the session on WordPress's own pages.

void graphql`
  query handOverLinkCartQuery {
    customer {
      checkoutUrl
    }
    cart {
      isEmpty
    }
  }
`;

void graphql`
  query handOverLinkOrderQuery($id: ID!) {
    customer {
      accountUrl
    }
    order(id: $id, idType: DATABASE_ID) {
      needsPayment
    }
  }
`;

void graphql`
  query handOverLinkProductQuery {
    customer {
      cartUrl
    }
  }
`;

/** A link, if WordPress gives one; or why none is followed. */
type GivenLink = { link: string | undefined } | { refusal: CheckoutResponse };

/** Requests the link to the checkout, for a cart that is not empty. */
async function cartLink(send: typeof fetch): Promise<GivenLink> {
  const { data } = await requestShop<handOverLinkCartQuery>(send, cartDocument, {});
  if (!data) return { link: undefined };
  if (!data.cart) return { refusal: EXPIRED };
  if (data.cart.isEmpty) return { refusal: EMPTY };
  return { link: data.customer?.checkoutUrl ?? undefined };
}

/**
 * Requests the link to the payment of a customer's own order. Without the plugin for WordPress it
 * leads to WordPress's account, which has a button for each unpaid order.
 */
async function orderLink(send: typeof fetch, target: WordpressTarget): Promise<GivenLink> {
  const { data } = await requestShop<handOverLinkOrderQuery>(send, orderDocument, {
    id: target.id,
  });
  if (!data) return { link: undefined };
  if (!data.order?.needsPayment) return { refusal: NO_OWN_ORDER };
  const link = data.customer?.accountUrl ?? undefined;
  return { link: withTarget(link, target) ?? link };
}

/** Requests the link to a product, which only the plugin for WordPress leads to. */
async function productLink(send: typeof fetch, target: WordpressTarget): Promise<GivenLink> {
  const { data } = await requestShop<handOverLinkProductQuery>(send, productDocument, {});
  return { link: withTarget(data?.customer?.cartUrl, target) };
}

/** Requests the link to a page, or to the checkout; in the session lock. */
export function requestLink(
  send: typeof fetch,
  target: WordpressTarget | undefined,
): Promise<GivenLink> {
  if (!target) return cartLink(send);
  return target.kind === "order" ? orderLink(send, target) : productLink(send, target);
}
