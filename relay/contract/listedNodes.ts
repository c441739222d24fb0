import type { ConcreteRequest } from "relay-runtime";
import { connectionPages } from "./connectionPages.ts";
import { sendOperation } from "./sendOperation.ts";
import type { Address } from "./sendOperation.ts";

// Nodes of a public list, fetched page by page.

type List = {
  readonly nodes: readonly unknown[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly endCursor: string | null | undefined;
  };
};

/** Operation that fetches one page of a public list. */
export type ListOperation = {
  readonly variables: { after?: string | null | undefined };
  readonly response: { readonly list: List | null | undefined };
};

/** One node of an operation's list. */
export type NodeOf<Operation extends ListOperation> = NonNullable<
  Operation["response"]["list"]
>["nodes"][number];

/**
 * Yields all nodes of a list, one page per request; rejects if the backend returns no list. Lists
 * of products need an order: without one WooGraphQL sorts by title, and its cursors then skip
 * products.
 */
export async function* listedNodes<Operation extends ListOperation>(
  address: Address,
  { params }: ConcreteRequest,
  variables?: Omit<Operation["variables"], "after">,
): AsyncGenerator<NodeOf<Operation>> {
  const requestPage = async (after: string | null): Promise<List> => {
    const { data } = await sendOperation(address, params, { ...variables, after });
    if (!data?.["list"]) throw new Error("The backend gave no list of what there is in the shop.");
    return data["list"] as List;
  };
  for await (const { nodes } of connectionPages(await requestPage(null), requestPage)) {
    yield* nodes as readonly NodeOf<Operation>[];
  }
}
