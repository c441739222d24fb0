import { cleanup, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { afterEach, expect, test, vi } from "vitest";
import bestSellers from "#__generated__/BestSellersQuery.graphql.ts";
import type { BestSellersQuery } from "#__generated__/BestSellersQuery.graphql.ts";
import { BestSellers } from "./BestSellers.tsx";

vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => ({ shop: {} }) }));
afterEach(cleanup);

const product = (slug: string) => ({
  __typename: "SimpleProduct",
  __isProduct: "SimpleProduct",
  id: slug,
  slug,
  name: slug,
});

function Row({ listed }: { listed: readonly string[] }) {
  const data = useLazyLoadQuery<BestSellersQuery>(bestSellers, {}, { fetchPolicy: "store-only" });
  return <BestSellers query={data} listed={listed} />;
}

function show(listed: readonly string[]) {
  const environment = new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(new RecordSource()),
  });
  environment.commitPayload(createOperationDescriptor(getRequest(bestSellers), {}), {
    popular: { nodes: [product("lamp"), product("mug")] },
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Row listed={listed} />
    </RelayEnvironmentProvider>,
  );
}

test("Best sellers leave out what the page lists already, and their heading with the last of them", () => {
  show(["lamp"]);
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["mug"]);
  cleanup();
  show(["lamp", "mug"]);
  expect(screen.queryByRole("heading")).toBeNull();
});
