import { render } from "@testing-library/react";
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  Observable,
  RecordSource,
  Store,
} from "relay-runtime";
import query from "#__generated__/ProductPageQuery.graphql.ts";
import type { ProductPageQuery } from "#__generated__/ProductPageQuery.graphql.ts";
import { ProductView } from "./ProductView.tsx";

// Test fixture of a product page: a lamp with variations, in a Relay store without a network.

const INTERFACES = [
  "Product",
  "ProductUnion",
  "ProductWithPricing",
  "ProductWithAttributes",
  "ProductWithVariations",
  "InventoriedProduct",
];
/** Type name of a record, and the abstract types that Relay matches. */
export const implementing = (typename: string) => ({
  __typename: typename,
  ...Object.fromEntries(INTERFACES.map((name) => [`__is${name}`, typename])),
});

export const attribute = (name: string, label: string, terms: string[]) => ({
  __typename: "GlobalProductAttribute",
  id: name,
  name,
  label,
  options: terms.map((term) => term.toLowerCase()),
  variation: true,
  visible: true,
  terms: {
    nodes: terms.map((term) => ({
      __typename: "PaTerm",
      id: `${name} ${term}`,
      slug: term.toLowerCase(),
      name: term,
      description: "",
    })),
  },
});

export const variation = (databaseId: number, glaze: string, size: string, price: string) => ({
  ...implementing("SimpleProductVariation"),
  id: `variation ${databaseId}`,
  databaseId,
  price,
  regularPrice: price,
  onSale: false,
  stockStatus: "IN_STOCK",
  stockQuantity: 2,
  lowStockAmount: null,
  image: null,
  attributes: {
    nodes: [
      { id: `${databaseId} glaze`, name: "pa_glaze", value: glaze },
      { id: `${databaseId} size`, name: "pa_size", value: size },
    ],
  },
});

const lamp = {
  ...implementing("VariableProduct"),
  id: "lamp",
  databaseId: 7,
  name: "Vesper lamp &amp; shade",
  onSale: false,
  price: "£92.00 – £210.00",
  description: "<p>A lamp.</p>",
  reviewCount: 0,
  attributes: {
    nodes: [
      attribute("pa_glaze", "Glaze", ["Rust", "Oat"]),
      attribute("pa_size", "Size", ["Table", "Floor"]),
    ],
  },
  defaultAttributes: { nodes: [{ id: "default", name: "pa_glaze", value: "rust" }] },
  variations: {
    nodes: [
      variation(1, "rust", "table", "£118.00"),
      variation(2, "oat", "table", "£92.00"),
      variation(3, "oat", "floor", "£210.00"),
    ],
  },
  galleryImages: { nodes: [] },
  upsell: { nodes: [] },
  related: { nodes: [] },
  reviews: { edges: [] },
};

const variables = { slug: "lamp", hasRelated: true };

function Page() {
  const { product } = useLazyLoadQuery<ProductPageQuery>(query, variables, {
    fetchPolicy: "store-only",
  });
  return product && <ProductView product={product} />;
}

/** Renders the page of a lamp, with other fields if given. */
export function showLamp(changed: object = {}) {
  const environment = new Environment({
    network: Network.create(() => Observable.from(Promise.reject(new Error("No network.")))),
    store: new Store(new RecordSource()),
    treatMissingFieldsAsNull: true,
  });
  const operation = createOperationDescriptor(getRequest(query), variables);
  environment.commitPayload(operation, { product: { ...lamp, ...changed } });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Page />
    </RelayEnvironmentProvider>,
  );
}
