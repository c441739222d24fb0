import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { Environment, Network, Observable, RecordSource, Store } from "relay-runtime";
import type { FetchFunction, GraphQLResponse, Variables } from "relay-runtime";
import { dataIdOf } from "#relay/environment.ts";
import type { CallMetadata } from "#relay/network.ts";

/** A GraphQL request that waits for the test's response. */
export type Call = {
  name: string;
  variables: Variables;
  respond: (data: Record<string, unknown>) => void;
  fail: (reason: string) => void;
};

/** A Relay environment whose requests wait for the test's responses. */
export function openShop() {
  const calls: Call[] = [];
  const fetchOperation: FetchFunction = ({ name }, variables, { metadata }) =>
    Observable.create<GraphQLResponse>((sink) => {
      calls.push({
        name,
        variables,
        respond: (data) => {
          (metadata as CallMetadata | undefined)?.onResponse?.({ data });
          sink.next({ data });
          sink.complete();
        },
        fail: (reason) => sink.error(new Error(reason)),
      });
    });
  const environment = new Environment({
    network: Network.create(fetchOperation),
    store: new Store(new RecordSource()),
    getDataID: dataIdOf,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  return { calls, environment, wrapper };
}

const picture = { id: "m1", sourceUrl: "/a.webp", srcSet: null, altText: "", title: "" };
/** A cart line of one product, as in the backend's response. */
export const lineOf = (key: string, quantity: number) => ({
  __typename: "SimpleCartItem",
  key,
  quantity,
  total: "£16.00",
  subtotal: "£13.33",
  subtotalTax: "£2.67",
  product: {
    node: {
      __typename: "SimpleProduct",
      id: `p-${key}`,
      databaseId: 7,
      name: "Fen tumbler",
      description: "",
      type: "SIMPLE",
      onSale: false,
      slug: "fen-tumbler",
      averageRating: 0,
      reviewCount: 0,
      image: picture,
      galleryImages: { nodes: [] },
    },
  },
  variation: null,
});
/** A cart of these lines, as in the backend's response. */
export const cartOf = (...nodes: object[]) => ({
  cart: {
    contents: { nodes },
    subtotal: "£13.33",
    subtotalTax: "£2.67",
    shippingTax: null,
    shippingTotal: null,
    total: "£16.00",
    totalTax: "£2.67",
    feeTax: null,
    feeTotal: null,
    discountTax: null,
    discountTotal: null,
  },
});
