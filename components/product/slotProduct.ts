import { graphql } from "relay-runtime";

// Generated from shop/schema/ by `node server/commands/relaySchema.ts`.

/** Reads what slots know of a product: its name, and the fields that only this shop has. */
export const slotProduct = graphql`
  fragment slotProduct_product on Product {
    databaseId
    slug
    name
  }
`;
