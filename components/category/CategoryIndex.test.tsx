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
import { CategoryIndex } from "./CategoryIndex.tsx";

vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => ({ shop: { texts: {} } }) }));

afterEach(cleanup);

const category = (databaseId: number, parentDatabaseId: number | null, name: string) => ({
  __typename: "ProductCategory",
  id: `category ${databaseId}`,
  databaseId,
  parentDatabaseId,
  slug: name.toLowerCase(),
  name,
  count: databaseId * 10,
});

const variables = { hasStory: false };

function Index() {
  const { categories } = useLazyLoadQuery<HomePageQuery>(query, variables, {
    fetchPolicy: "store-only",
  });
  return <CategoryIndex categories={categories?.nodes ?? []} productCount={1} />;
}

test("the index lists every category with products of its own, but not WooCommerce's default one", () => {
  const environment = new Environment({
    network: Network.create(() => Observable.from(Promise.reject(new Error("No network.")))),
    store: new Store(new RecordSource()),
    treatMissingFieldsAsNull: true,
  });
  environment.commitPayload(createOperationDescriptor(getRequest(query), variables), {
    categories: {
      nodes: [
        category(1, null, "Kitchen"),
        category(2, 1, "Mugs"),
        { ...category(3, null, "Furniture"), count: null },
        category(4, 3, "Chairs"),
        category(5, null, "Uncategorized"),
      ],
    },
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Index />
    </RelayEnvironmentProvider>,
  );
  const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(names).toEqual(["Chairs\u00a040", "Kitchen", "Mugs\u00a020"]);
});
