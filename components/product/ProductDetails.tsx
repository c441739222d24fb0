import { graphql, useFragment } from "react-relay";
import { Part } from "#components/page/Part.tsx";
import { useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { Accordion } from "#components/ui/Accordion.tsx";
import { Prose } from "#components/ui/Prose.tsx";
import type { ProductDetails_product$key } from "#__generated__/ProductDetails_product.graphql.ts";
import { AttributeTable } from "./AttributeTable.tsx";
import { ProductReference } from "./ProductReference.tsx";

// Collapsible details of a product page: description, attributes and returns.

const detailsFragment = graphql`
  fragment ProductDetails_product on Product {
    description
    ... on ProductWithAttributes {
      attributes(first: 100) {
        nodes {
          visible
        }
      }
    }
    ...ProductReference_product
    ...AttributeTable_product @alias(as: "facts")
  }
`;

type DetailsProps = {
  product: ProductDetails_product$key;
  /** SKU of the chosen variation, if it has one. */
  variationSku: string | null | undefined;
  /** True beside a form with choices, which is long already. */
  hasChoices: boolean;
};

/**
 * Renders the accordions and the SKU; the description is open, and without it or choices so are the
 * attributes.
 */
export function ProductDetails(props: DetailsProps) {
  const product = useFragment(detailsFragment, props.product);
  const { returns } = useShopTexts();
  const words = useWords();
  const hasFacts = product.attributes?.nodes.some(({ visible }) => visible) ?? false;
  return (
    <div>
      <Part name="product.details">
        {product.description && (
          <Accordion title={words.description} isOpen>
            <Prose html={product.description} />
          </Accordion>
        )}
        {product.facts && hasFacts && (
          <Accordion title={words.attributes} isOpen={!product.description || !props.hasChoices}>
            <AttributeTable product={product.facts} />
          </Accordion>
        )}
        {returns && (
          <Accordion title={words.returns}>
            <p>{returns}</p>
          </Accordion>
        )}
      </Part>
      <ProductReference product={product} variationSku={props.variationSku} />
    </div>
  );
}
