import { graphql, useFragment } from "react-relay";
import type { SaleTicket_product$key } from "#__generated__/SaleTicket_product.graphql.ts";
import { saleLabel } from "./saving.ts";
import { t } from "#words/t.ts";
import styles from "./Ticket.module.css";

/** Badge on a product's tile, such as "Sold out"; one per tile. */
export function Ticket({ label, isLit = false }: { label: string; isLit?: boolean }) {
  return (
    <span data-part="ticket" className={`${styles.ticket} ${isLit ? styles.lit : ""}`}>
      {label}
    </span>
  );
}

const ticketFragment = graphql`
  fragment SaleTicket_product on ProductUnion {
    ... on ProductWithPricing {
      price
      regularPrice
      raw: price(format: RAW)
    }
  }
`;

type SaleTicketProps = {
  product: SaleTicket_product$key;
  /** True for a grouped product, whose prices are those of its parts. */
  isSet?: boolean;
};

/** Sale badge, with the amount saved if that is a single one. */
export function SaleTicket({ product, isSet = false }: SaleTicketProps) {
  const { price, regularPrice, raw } = useFragment(ticketFragment, product);
  const label = isSet ? t("product.partsOnSale") : saleLabel({ price, regularPrice, raw });
  return <Ticket label={label} isLit />;
}
