import { graphql } from "relay-runtime";

// GraphQL fragments of attribute labels and option names, for cart lines and orders.

// Nothing imports this file: the storefront and the server each import its generated artifact.
/* oxlint-disable relay/unused-fields -- optionLabels.ts reads the fields */

/**
 * Labels of a product's attributes and names of their options: a cart and an order have slugs only.
 */
void graphql`
  fragment labeledProduct_product on Product {
    ... on ProductWithAttributes {
      attributes(first: 100) {
        nodes {
          name
          label
          ... on GlobalProductAttribute {
            terms(first: 100) {
              nodes {
                slug
                name
              }
            }
          }
        }
      }
    }
  }
`;

/** The product of a cart line with its labels, and the chosen options. */
void graphql`
  fragment labeledProduct_item on CartItem {
    product {
      node {
        ...labeledProduct_product @relay(mask: false)
      }
    }
    variation {
      attributes {
        name
        value
      }
    }
  }
`;
