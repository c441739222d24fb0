import { useEffect, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment, OperationDescriptor } from "relay-runtime";
import { useWords } from "#components/page/useShopTexts.ts";
import { fetchAnonymous } from "#components/product/fetchAnonymous.ts";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { useStoredQuery } from "#relay/useStoredQuery.ts";
import type { SuggestedProducts_cart$key } from "#__generated__/SuggestedProducts_cart.graphql.ts";
import type { suggestedProductsQuery as SuggestedProductsQuery } from "#__generated__/suggestedProductsQuery.graphql.ts";
import { crossSells } from "./crossSells.ts";
import { suggestedProductsQuery } from "./suggestedProductsQuery.ts";

// Cross-sells of the cart page: a row of products that go with those in the cart.

const cartFragment = graphql`
  fragment SuggestedProducts_cart on Cart {
    contents(first: 100) {
      nodes {
        product {
          node {
            databaseId
          }
        }
      }
    }
  }
`;

/** Number of products whose cross-sells are fetched: those of the first lines. */
const MAX_SOURCES = 4;

/** Fetches the row's products into the store; undefined if that fails. */
async function fetchSuggested(environment: Environment, ids: readonly number[]) {
  const operation = createOperationDescriptor(getRequest(suggestedProductsQuery), { ids });
  const response = await fetchAnonymous(operation).catch(() => undefined);
  if (!response) return undefined;
  environment.commitPayload(operation, response);
  return operation;
}

/** Fetches the cross-sells of the cart's first lines; renders nothing until they arrive. */
export function SuggestedProducts(props: { cart: SuggestedProducts_cart$key }) {
  const environment = useRelayEnvironment();
  const { contents } = useFragment(cartFragment, props.cart);
  const inCart = (contents?.nodes ?? []).flatMap(({ product }) => product?.node.databaseId ?? []);
  // The row stays the same while the cart changes.
  const [sources] = useState(() => inCart.slice(0, MAX_SOURCES));
  const [operation, setOperation] = useState<OperationDescriptor>();
  useEffect(
    () => void fetchSuggested(environment, sources).then(setOperation),
    [environment, sources],
  );
  return operation && <Row variables={operation.request.variables} inCart={inCart} />;
}

function Row(props: { variables: SuggestedProductsQuery["variables"]; inCart: readonly number[] }) {
  const data = useStoredQuery<SuggestedProductsQuery>(suggestedProductsQuery, props.variables);
  const words = useWords();
  const products = crossSells(data.products?.nodes ?? [], props.inCart);
  if (products.length === 0) return null;
  return (
    <section className="room" aria-labelledby="suggested-heading">
      <SectionHeading id="suggested-heading" title={words.crossSells} />
      <ProductGrid products={products} />
    </section>
  );
}
