import { graphql } from "relay-runtime";
import listedQuery from "#__generated__/displayedSectionsQuery.graphql.ts";
import type { displayedSectionsQuery$data } from "#__generated__/displayedSectionsQuery.graphql.ts";
import rowQuery from "#__generated__/displayedSectionsRowQuery.graphql.ts";
import type { displayedSectionsRowQuery$data } from "#__generated__/displayedSectionsRowQuery.graphql.ts";
import { decodedSlug } from "#relay/contract/cart/optionLabels.ts";
import { ROW_LENGTH } from "#relay/contract/page/homeSections.ts";
import type { DisplayedSection, HomeSection } from "#relay/contract/page/homeSections.ts";
import { countedProducts, wordsIn } from "#relay/contract/page/shopTexts.ts";
import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";
import type { CompletePage } from "#relay/pageContext.ts";
import { t } from "#words/t.ts";

// Sections of the front page that a shop lists itself: the server looks for their products.

void graphql`
  query displayedSectionsRowQuery($first: Int!, $where: RootQueryToProductConnectionWhereArgs!) {
    products(first: $first, where: $where) {
      found
      nodes {
        slug
      }
    }
  }
`;

void graphql`
  fragment displayedSections_query on RootQuery {
    story: products(first: 20, where: { visibility: VISIBLE, status: "publish", slugIn: $story })
      @include(if: $hasStory) {
      nodes {
        slug
        ...StoryPanel_product
      }
    }
    listed: products(first: 100, where: { visibility: VISIBLE, status: "publish", slugIn: $slugs })
      @include(if: $hasListed) {
      nodes {
        slug
        ...HeroTile_product
        ...ProductGrid_products
      }
    }
  }
`;

void graphql`
  query displayedSectionsQuery(
    $slugs: [String]
    $hasListed: Boolean!
    $story: [String]
    $hasStory: Boolean!
  ) {
    ...displayedSections_query @relay(mask: false)
  }
`;

type FetchMore = Parameters<CompletePage>[1];

type Row = Extract<HomeSection, { kind: "products" }>;

/** Looks for the products of a row; it has none if its category does not exist. */
async function findProducts(
  row: Row,
  fetchMore: FetchMore,
  texts: ShopTexts,
): Promise<DisplayedSection> {
  const { kind, title, count: first = ROW_LENGTH } = row;
  if ("slugs" in row) return { kind, title, slugs: row.slugs };
  const where = {
    visibility: "VISIBLE",
    status: "publish",
    ...("category" in row && { categoryIn: [row.category] }),
    ...("tag" in row && { tagIn: [row.tag] }),
    ...("onSale" in row && { onSale: true }),
    orderby: [{ field: "POPULARITY", order: "DESC" }],
  };
  const response = await fetchMore(rowQuery, { first, where });
  const { products } = (response.data ?? {}) as Partial<displayedSectionsRowQuery$data>;
  if (!products) throw new Error("The backend did not return the products of the front page.");
  const slugs = products.nodes.flatMap(({ slug }) => slug ?? []);
  const count = products.found ?? "";
  if ("category" in row) {
    const label = t("page.allCounted", { counted: countedProducts(count, wordsIn(texts)) });
    return { kind, title, slugs, link: { href: `/category/${row.category}`, label } };
  }
  if ("tag" in row) return { kind, title, slugs };
  const label = t("page.allOnSale", { count });
  return { kind, title, slugs, link: { href: "/products?sale=1", label } };
}

/** Slugs of the products that a section names, or that were found for it. */
function slugsOf(section: DisplayedSection): readonly string[] {
  if (section.kind === "hero") return section.products ?? [];
  return section.kind === "products" ? section.slugs : [];
}

/** Leaves the products that exist; without any, a row is left out. */
function existing(section: DisplayedSection, slugs: ReadonlySet<string>): DisplayedSection[] {
  const has = (slug: string) => slugs.has(decodedSlug(slug));
  if (section.kind === "hero" && section.products) {
    return [{ ...section, products: section.products.filter(has) }];
  }
  if (section.kind !== "products") return [section];
  const row = { ...section, slugs: section.slugs.filter(has) };
  if (row.slugs.length > 0) return [row];
  console.warn(`shop/home.ts: “${section.title}” has no products, and is left out.`);
  return [];
}

/**
 * Returns the front page's sections with the slugs of their products, whose data it adds to the
 * page's, with the variables that read them. Rejects if the backend does not return them.
 */
export async function displaySections(
  home: readonly HomeSection[],
  ...[data, fetchMore, { texts = {} }, variables]: Parameters<CompletePage>
): Promise<readonly DisplayedSection[]> {
  const sections = await Promise.all(
    home.map(async (section) =>
      section.kind === "products" ? findProducts(section, fetchMore, texts) : section,
    ),
  );
  const slugs = [...new Set(sections.flatMap(slugsOf))];
  const story = sections.flatMap((section) => {
    if (section.kind !== "story") return [];
    return ("product" in section ? section.product : texts.story?.slug) ?? [];
  });
  const own = { slugs, hasListed: slugs.length > 0, story, hasStory: story.length > 0 };
  const { hasListed, hasStory } = own;
  const response = hasListed || hasStory ? await fetchMore(listedQuery, own) : {};
  const found = (response.data ?? {}) as Partial<displayedSectionsQuery$data>;
  if ((hasListed && !found.listed) || (hasStory && !found.story)) {
    throw new Error("The backend did not return the products of the front page.");
  }
  Object.assign(data, found);
  Object.assign(variables, own);
  const known = new Set(found.listed?.nodes.map(({ slug }) => decodedSlug(slug ?? "")));
  return sections.flatMap((section) => existing(section, known));
}
