import document from "#server/__generated__/plainWordpressPageQuery.graphql.ts";
import type { plainWordpressPageQuery } from "#server/__generated__/plainWordpressPageQuery.graphql.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { paymentAddress } from "./paymentAddress.ts";
import type { PaymentOrigins } from "./paymentAddress.ts";
import type { WordpressTarget } from "./wordpressTarget.ts";

// Addresses of WordPress's own pages, for shoppers whose session is not opened there.

void graphql`
  query plainWordpressPageQuery($id: ID!) {
    product(id: $id, idType: DATABASE_ID) {
      link
    }
  }
`;

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
  const { data } = await requestShop<plainWordpressPageQuery>(send, document, { id });
  return paymentAddress(data?.product?.link, { ours, origins }).address;
}
