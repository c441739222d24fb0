import { graphql } from "relay-runtime";
import taglineQuery from "#__generated__/completeHomeQuery.graphql.ts";
import type { completeHomeQuery$data } from "#__generated__/completeHomeQuery.graphql.ts";
import { addRemoval } from "#relay/cart/addRemoval.ts";
import type { FrontData } from "#components/page/useShopTexts.ts";
import { DEFAULT_HOME, ROW_LENGTH } from "#relay/contract/page/homeSections.ts";
import type { DisplayedSection } from "#relay/contract/page/homeSections.ts";
import { splitTexts } from "#relay/contract/page/shopTexts.ts";
import type { CompletePage } from "#relay/pageContext.ts";
import { displaySections } from "./displayedSections.ts";
import { taglineOf } from "./tagline.ts";

void graphql`
  query completeHomeQuery {
    generalSettings {
      description
    }
  }
`;

type Products = { nodes: { id: string }[] } | null | undefined;

/** Raw response of the page's query, without the fragments' masks. */
type PageData = Partial<Record<"newest" | "reduced" | "categories" | "featured", Products>>;

/** Leaves as many products as the page displays. */
function cut(products: Products, count: number): void {
  if (products) products.nodes = products.nodes.slice(0, count);
}

/**
 * Leaves the products and categories that the sections display: of the products on sale, a full row
 * of those that are not among the new ones, or none.
 */
function cutData(data: PageData, home: readonly DisplayedSection[]): void {
  const { newest, reduced, categories, featured } = data;
  const shown = home.find((section) => section.kind === "newest");
  const sale = home.find((section) => section.kind === "sale");
  const hasOwnTiles = home.every((section) => section.kind !== "hero" || section.products);
  if (reduced) {
    const ids = new Set(shown && newest?.nodes.slice(0, shown.count).map(({ id }) => id));
    const others = reduced.nodes.filter(({ id }) => !ids.has(id));
    const { count = ROW_LENGTH } = sale ?? { count: 0 };
    reduced.nodes = others.length < Math.min(count, ROW_LENGTH) ? [] : others.slice(0, count);
  }
  if (hasOwnTiles) cut(newest, shown ? (shown.count ?? Infinity) : 0);
  if (hasOwnTiles) cut(featured, 0);
  if (!home.some(({ kind }) => kind === "categories")) cut(categories, 0);
}

/**
 * Adds the front page's own texts and sections to its data, and the lines that a cart form removed.
 * In a shop without a headline the tagline of its WordPress takes that place.
 */
export const completeHome: CompletePage = async (data, fetchMore, pageContext, variables) => {
  const { texts = {}, home: listed } = pageContext;
  const { front } = splitTexts(texts);
  let own: FrontData["front"] = front;
  Object.assign(data, { front } satisfies FrontData);
  await addRemoval(data, fetchMore, pageContext, variables);
  try {
    const home = listed && (await displaySections(listed, data, fetchMore, pageContext, variables));
    if (home) Object.assign(data, { front: (own = { ...front, home }) });
  } finally {
    cutData(data, own?.home ?? DEFAULT_HOME);
  }
  if (texts.headline !== undefined) return;
  const settings = (await fetchMore(taglineQuery, {})).data as completeHomeQuery$data | undefined;
  const tagline = taglineOf(settings?.generalSettings);
  if (tagline !== undefined) Object.assign(data, { front: { ...own, tagline } });
};
