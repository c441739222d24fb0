import { graphql, useFragment } from "react-relay";
import type { SaleTicket_product$key } from "#__generated__/SaleTicket_product.graphql.ts";
import { saleLabel } from "./saving.ts";
import { Ticket } from "./Ticket.tsx";

const ticketFragment = graphql`
  fragment SaleTicket_product on ProductUnion {
    ... on ProductWithPricing {
      price
      regularPrice
      raw: price(format: RAW)
    }
  }
`;

/** Sale badge, with the amount saved if that is a single one. */
export function SaleTicket(props: { product: SaleTicket_product$key }) {
  const { price, regularPrice, raw } = useFragment(ticketFragment, props.product);
  return <Ticket label={saleLabel({ price, regularPrice, raw })} isLit />;
}
