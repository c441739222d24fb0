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

function Index({ productCount }: { productCount: number }) {
  const { categories } = useLazyLoadQuery<HomePageQuery>(query, variables, {
    fetchPolicy: "store-only",
  });
  return <CategoryIndex categories={categories?.nodes ?? []} productCount={productCount} />;
}

test.each([
  [120, ["Chairs\u00a040", "Kitchen\u00a030", "Mugs\u00a020"]],
  [119, ["Chairs\u00a040", "Kitchen", "Mugs\u00a020"]],
])(
  "the index lists every category with products of its own, but not WooCommerce's default one; of %i products, a parent's are counted if each is in one category",
  (productCount, expected) => {
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
        <Index productCount={productCount} />
      </RelayEnvironmentProvider>,
    );
    const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
    expect(names).toEqual(expected);
  },
);
