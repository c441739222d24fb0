import document from "#server/__generated__/ownOrderPageQuery.graphql.ts";
import type { ownOrderPageQuery } from "#server/__generated__/ownOrderPageQuery.graphql.ts";
import { isLink } from "#server/shop/checkout/orderLink.ts";
import type { OrderLink } from "#server/shop/checkout/orderLink.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";

void graphql`
  query ownOrderPageQuery($key: ID!) {
    order(id: $key, idType: ORDER_KEY) {
      databaseId
      orderNumber
      orderKey
    }
  }
`;

/**
 * Returns the account's page for the order of a link, if it is the signed-in customer's own. The
 * backend shows an account's order to its customer alone, so the link by itself does not open it.
 */
export async function ownOrderPage(
  { customer, send }: Pick<Shopper, "customer" | "send">,
  link: OrderLink,
): Promise<string | undefined> {
  if (!customer.isSignedIn() || !isLink(link)) return undefined;
  const { data } = await requestShop<ownOrderPageQuery>(send, document, { key: link.key });
  const { databaseId, orderNumber, orderKey } = data?.order ?? {};
  const names = [String(databaseId), orderNumber];
  const isNamed = orderKey === link.key && names.includes(link.number.replace(/^#/, ""));
  return isNamed ? `/account/orders/${databaseId}` : undefined;
}
