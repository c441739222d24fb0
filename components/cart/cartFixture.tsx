import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { Environment, Network, Observable, RecordSource, Store } from "relay-runtime";
import type { FetchFunction, GraphQLResponse, Variables } from "relay-runtime";
import { OperationError } from "#relay/contract/errors.ts";
import { dataIdOf } from "#relay/environment.ts";
import { reloadIntents } from "#relay/cart/intentStore.ts";
import type { CallMetadata } from "#relay/network.ts";
import { expect, vi } from "vitest";
import { refreshCart } from "#relay/cart/refreshCart.ts";

// Test fixtures of the cart: a Relay environment that the test responds to, and cart data.

/** A GraphQL request that waits for the test's response. */
export type Call = {
  name: string;
  variables: Variables;
  metadata: CallMetadata;
  respond: (data: Record<string, unknown>) => void;
  /** Fails without a response: the backend may have applied the call. */
  lose: () => void;
  /** Fails with an error of the backend, which has applied nothing. */
  refuse: (reason: string) => void;
};

/** Grants every lock at once: a test has one tab, which runs its own work in order. */
export function grantLocks(): void {
  const request = async (_name: string, _options: LockOptions, work: () => Promise<unknown>) =>
    work();
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
}

let open: { calls: Call[]; isClosed: boolean }[] = [];

/** Ends the requests of a test's shops, which would keep the session lock from the next test. */
export function closeShops(): void {
  for (const shop of open) {
    shop.isClosed = true;
    for (const call of shop.calls) call.lose();
  }
  open = [];
  localStorage.clear();
  reloadIntents();
}

/** A Relay environment whose requests wait for the test's responses. */
export function openShop() {
  grantLocks();
  const calls: Call[] = [];
  const shop = { calls, isClosed: false };
  open.push(shop);
  const fetchOperation: FetchFunction = ({ name }, variables, { metadata = {} }) =>
    Observable.create<GraphQLResponse>((sink) => {
      const call: CallMetadata = metadata;
      if (shop.isClosed) sink.error(new OperationError(name, "the shop is closed"));
      calls.push({
        name,
        variables,
        metadata: call,
        respond: (data) => {
          call.onResponse?.({ data });
          sink.next({ data });
          sink.complete();
        },
        lose: () => sink.error(new OperationError(name, "no response")),
        refuse: (reason) =>
          sink.error(new OperationError(name, reason, { messages: [reason], effect: "none" })),
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

/** Lets a shop's environment read its cart, as a page does when it opens; forgets the call. */
export async function readCart(shop: ReturnType<typeof openShop>, ...lines: object[]) {
  const reading = refreshCart(shop.environment);
  await vi.waitFor(() => expect(shop.calls).toHaveLength(1));
  shop.calls[0]?.respond(cartOf(...lines));
  await reading;
  shop.calls.splice(0);
}

const picture = { id: "m1", sourceUrl: "/a.webp", srcSet: null, altText: "", title: "" };
/** A cart line of one product, as in the backend's response. */
export const lineOf = (key: string, quantity: number, databaseId = 7) => ({
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
      databaseId,
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
