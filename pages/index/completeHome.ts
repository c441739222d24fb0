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

/**
 * Adds the front page's own texts to its data, and the lines that a cart form removed. In a shop
 * without a headline the tagline of its WordPress takes that place.
 */
export const completeHome: CompletePage = async (data, fetchMore, pageContext, variables) => {
  const { texts = {} } = pageContext;
  const { front } = splitTexts(texts);
  Object.assign(data, { front } satisfies FrontData);
  await addRemoval(data, fetchMore, pageContext, variables);
  if (texts.headline !== undefined) return;
  const settings = (await fetchMore(taglineQuery, {})).data as completeHomeQuery$data | undefined;
  const tagline = taglineOf(settings?.generalSettings);
  if (tagline !== undefined) Object.assign(data, { front: { ...front, tagline } });
};
