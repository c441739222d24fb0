import { cleanup, render, screen, within } from "@testing-library/react";
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
import { afterEach, expect, test } from "vitest";
import query from "#__generated__/CategoriesPageQuery.graphql.ts";
import type { CategoriesPageQuery } from "#__generated__/CategoriesPageQuery.graphql.ts";
import { CategoryTree } from "./CategoryTree.tsx";

afterEach(cleanup);

const category = (databaseId: number, parentDatabaseId: number | null, name: string) => ({
  __typename: "ProductCategory",
  id: `category ${databaseId}`,
  databaseId,
  parentDatabaseId,
  slug: name.toLowerCase(),
  name,
  count: databaseId * 10,
  menuOrder: databaseId,
  image: null,
});

function Tree() {
  const { categories } = useLazyLoadQuery<CategoriesPageQuery>(
    query,
    {},
    { fetchPolicy: "store-only" },
  );
  return <CategoryTree categories={categories?.nodes ?? []} />;
}

test("every category is listed below its parent, with its count if it has no subcategories", () => {
  const environment = new Environment({
    network: Network.create(() => Observable.from(Promise.reject(new Error("No network.")))),
    store: new Store(new RecordSource()),
    treatMissingFieldsAsNull: true,
  });
  environment.commitPayload(createOperationDescriptor(getRequest(query), {}), {
    categories: {
      nodes: [
        category(1, null, "Table"),
        category(2, 1, "Mugs"),
        category(3, 2, "Small"),
        category(4, null, "Gifts"),
      ],
    },
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Tree />
    </RelayEnvironmentProvider>,
  );
  const names = screen.getAllByRole("link").map(({ textContent }) => textContent?.trim());
  expect(names).toEqual(["Table", "Mugs", "Small 30", "Gifts 40"]);
  const mugs = screen.getByRole("link", { name: "Mugs" }).closest("li");
  expect(within(mugs ?? document.body).getByRole("link", { name: "Small 30" })).toBeTruthy();
});
