import { graphql } from "relay-runtime";
import taglineQuery from "#__generated__/completeHomeQuery.graphql.ts";
import type { completeHomeQuery$data } from "#__generated__/completeHomeQuery.graphql.ts";
import { addRemoval } from "#relay/cart/addRemoval.ts";
import type { FrontData } from "#components/page/useShopTexts.ts";
import { splitTexts } from "#relay/contract/page/shopTexts.ts";
import type { CompletePage } from "#relay/pageContext.ts";
import { taglineOf } from "./tagline.ts";

void graphql`
  query completeHomeQuery {
    generalSettings {
      description
    }
  }
`;

/** Number of products in the row of those on sale. */
const SALE_ROW = 4;

type Products = { nodes: { id: string }[] } | null | undefined;

/** Raw response of the page's query, without the fragments' masks. */
type PageData = { newest?: Products; reduced?: Products };

/** Leaves a full row of products on sale that are not among the new ones, or none. */
function cutReduced({ newest, reduced }: PageData): void {
  if (!reduced) return;
  const shown = new Set(newest?.nodes.map(({ id }) => id));
  const others = reduced.nodes.filter(({ id }) => !shown.has(id));
  reduced.nodes = others.length < SALE_ROW ? [] : others.slice(0, SALE_ROW);
}

/**
 * Adds the front page's own texts to its data, and the lines that a cart form removed. In a shop
 * without a headline the tagline of its WordPress takes that place.
 */
export const completeHome: CompletePage = async (data, fetchMore, pageContext, variables) => {
  const { texts = {} } = pageContext;
  const { front } = splitTexts(texts);
  Object.assign(data, { front } satisfies FrontData);
  cutReduced(data);
  await addRemoval(data, fetchMore, pageContext, variables);
  if (texts.headline !== undefined) return;
  const settings = (await fetchMore(taglineQuery, {})).data as completeHomeQuery$data | undefined;
  const tagline = taglineOf(settings?.generalSettings);
  if (tagline !== undefined) Object.assign(data, { front: { ...front, tagline } });
};
