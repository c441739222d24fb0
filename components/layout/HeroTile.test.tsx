import { cleanup, render, screen } from "@testing-library/react";
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
import { afterEach, expect, test, vi } from "vitest";
import query from "#__generated__/HomePageQuery.graphql.ts";
import type { HomePageQuery } from "#__generated__/HomePageQuery.graphql.ts";
import { Hero } from "./Hero.tsx";

vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => ({ urlPathname: "/" }) }));

afterEach(cleanup);

const VARIABLES = { story: "" };

function Home() {
  const options = { fetchPolicy: "store-only" } as const;
  return <Hero query={useLazyLoadQuery<HomePageQuery>(query, VARIABLES, options)} />;
}

const priced = (price: string) => ({
  __isProductWithPricing: "Product",
  price,
  raw: price.replace("£", ""),
  stockStatus: "IN_STOCK",
});
const part = (id: string, price: string) => ({ __typename: "SimpleProduct", id, ...priced(price) });

test("A featured set's tile has the price of the set, and another tile the product's", async () => {
  const environment = new Environment({
    network: Network.create(() => Observable.from(Promise.reject(new Error("No network.")))),
    store: new Store(new RecordSource()),
    treatMissingFieldsAsNull: true,
  });
  const nodes = [
    {
      ...priced("£6.20 - £28.00"),
      __typename: "GroupProduct",
      id: "set",
      slug: "set",
      name: "Candle set",
      products: { nodes: [part("candle", "£28.00"), part("salt", "£6.20")] },
    },
    { ...part("mug", "£19.00"), slug: "mug", name: "Mug" },
  ];
  const operation = createOperationDescriptor(getRequest(query), VARIABLES);
  environment.commitPayload(operation, { featured: { nodes } });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Home />
    </RelayEnvironmentProvider>,
  );
  expect((await screen.findByText("Set from £34.20")).closest("a")?.textContent).toMatch(
    /^Candle set/,
  );
  expect(screen.getByText("£19").closest("a")?.textContent).toMatch(/^Mug/);
});
