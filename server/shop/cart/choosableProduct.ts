import variationsQuery from "#__generated__/variationsQuery.graphql.ts";
import type { variationsQuery$data } from "#__generated__/variationsQuery.graphql.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import { choiceSearch } from "#relay/contract/page/variationAddress.ts";
import type { ChoosableVariation, Choice } from "#relay/contract/page/variationChoice.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import { slugPath } from "#server/backend/line/catalogueLists.ts";

/** Product with its variations, if any. */
export type ChoosableProduct = {
  slug: string;
  variations: ChoosableVariation[];
  /** True if the product has more variations than were fetched. */
  isPart: boolean;
};

/** Maximum number of requests for variations, a hundred per request. */
const MAX_PAGES = 50;

type Node = NonNullable<
  NonNullable<variationsQuery$data["product"]>["variations"]
>["nodes"][number];

const choosable = ({ databaseId, attributes }: Node): ChoosableVariation => ({
  databaseId,
  attributes: (attributes?.nodes ?? []).map((attribute) => ({
    name: attribute?.name ?? "",
    value: attribute?.value ?? "",
  })),
});

/** Fetches a product's slug and its variations. */
export async function choosableProduct(
  send: typeof fetch,
  productId: number,
): Promise<ChoosableProduct> {
  const address = { url: GATEWAY_URL, send };
  const known: ChoosableProduct = { slug: "", variations: [], isPart: true };
  let after: string | null = null;
  for (let page = 0; known.isPart && page < MAX_PAGES; page++) {
    const variables = { id: String(productId), after };
    const response = await sendOperation(address, variationsQuery.params, variables);
    const { product } = (response.data ?? {}) as Partial<variationsQuery$data>;
    const { nodes = [], pageInfo } = product?.variations ?? {};
    known.slug ||= product?.slug ?? "";
    known.variations.push(...nodes.map(choosable));
    known.isPart = pageInfo?.hasNextPage ?? false;
    after = pageInfo?.endCursor ?? null;
  }
  return known;
}

/** True if each of the product's attributes is chosen. */
export const isFullChoice = ({ variations }: ChoosableProduct, choice: Choice): boolean =>
  (variations[0]?.attributes ?? []).every(({ name }) => choice[name]);

/**
 * Returns the URL of the product page with the given choices, which prompts for the missing ones.
 */
export function choicePath({ slug, variations }: ChoosableProduct, choice: Choice): string {
  const names = (variations[0]?.attributes ?? []).map(({ name }) => name);
  const search = choiceSearch(choice, names);
  return `${slugPath("/product", slug)}${search ? `${search}&` : "?"}missing=1`;
}
