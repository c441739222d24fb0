import { graphql, readInlineData } from "relay-runtime";
import { inMenuOrder } from "#components/category/inMenuOrder.ts";
import { colorOf } from "#components/product/attributeOptions.ts";
import { displayedFormat } from "#relay/contract/cart/displayedAmounts.ts";
import type { AmountFormat } from "#relay/contract/cart/displayedAmounts.ts";
import { joinColors, membersOf } from "#relay/contract/page/facets.ts";
import { slugInWords } from "#relay/contract/cart/optionLabels.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { COLOR_FIELD } from "#relay/contract/page/searchFacts.ts";
import type {
  vocabulary_query$data,
  vocabulary_query$key,
} from "#__generated__/vocabulary_query.graphql.ts";
import { PATH_SEPARATOR, categoryPaths } from "#relay/contract/search/categoryPaths.ts";

// Vocabulary of the search: attributes and categories, by the names of the shop and of the index.

const vocabularyFragment = graphql`
  fragment vocabulary_query on RootQuery @inline {
    shopStats: collectionStats(
      calculatePriceRange: true
      taxonomies: $taxonomies
      where: { visibility: VISIBLE }
    ) {
      priceRange {
        raw: maxPrice(format: RAW)
        written: maxPrice
      }
      attributeCounts {
        slug
        name
        terms {
          node {
            slug
            name
            description
            taxonomyName
          }
        }
      }
    }
    listed: productCategories(first: 100, where: { hideEmpty: true }) {
      nodes {
        databaseId
        parentDatabaseId
        slug
        name
        menuOrder
      }
    }
  }
`;

type KnownTerm = { slug: string; name: string; colour?: string };

/** Attribute as both the shop and the index know it, with its terms in the shop's order. */
export type KnownAttribute = {
  /** GraphQL enum value: `PA_GLAZE`. */
  attribute: string;
  /** Record field in the index: `attributes.glaze`. */
  field: string;
  name: string;
  terms: KnownTerm[];
  /** The attributes that are filtered as this one, if it is a joined one. */
  members?: KnownAttribute[];
};

/** Category of the shop, and its path in the index: "Table > Mugs". */
export type KnownCategory = { slug: string; name: string; path: string };

/** Shop data that translate index responses to the shop's names, slugs and prices. */
export type Vocabulary = {
  attributes: KnownAttribute[];
  /** In the shop's order. */
  categories: KnownCategory[];
  /** Format of the shop's prices. */
  priceFormat?: AmountFormat;
};

/** Reads the vocabulary from the page's query. */
export const vocabularyIn = (query: vocabulary_query$key, colors: readonly string[]): Vocabulary =>
  vocabularyFrom(readInlineData(vocabularyFragment, query), colors);

type CategoryNodes = NonNullable<vocabulary_query$data["listed"]>["nodes"];

function categoriesFrom(nodes: CategoryNodes): KnownCategory[] {
  const categories = inMenuOrder(nodes, ({ menuOrder }) => menuOrder).map(
    ({ databaseId, parentDatabaseId, slug, name }) => {
      return { databaseId, parentDatabaseId, slug, name: plainText(name) };
    },
  );
  const paths = categoryPaths(categories);
  return categories.flatMap(({ databaseId, slug, name }) => {
    const path = paths.get(databaseId)?.join(PATH_SEPARATOR);
    return slug && path ? [{ slug, name, path }] : [];
  });
}

/** Joins the color attributes to one, whose terms the index has in a field of their own. */
function joinKnown(known: readonly KnownAttribute[], colors: readonly string[]): KnownAttribute[] {
  const names = known.map(({ attribute }) => attribute);
  return joinColors(names, colors).flatMap((attribute): KnownAttribute[] => {
    const members = membersOf(attribute).flatMap((name) =>
      known.filter((one) => one.attribute === name),
    );
    const [first, ...others] = members;
    if (!first || others.length === 0) return first ? [first] : [];
    const terms = new Map(
      members
        .toReversed()
        .flatMap((one) => one.terms)
        .map((term) => [term.slug, term]),
    );
    return [
      { attribute, field: COLOR_FIELD, name: first.name, terms: [...terms.values()], members },
    ];
  });
}

/** Builds the vocabulary from the raw response; `colors` are attributes filtered as one. */
export function vocabularyFrom(
  { shopStats, listed }: Pick<vocabulary_query$data, "shopStats" | "listed">,
  colors: readonly string[],
): Vocabulary {
  const attributes = (shopStats?.attributeCounts ?? []).flatMap((counted): KnownAttribute[] => {
    const nodes = (counted?.terms ?? []).flatMap((term) => term?.node ?? []);
    const taxonomy = nodes.find(({ taxonomyName }) => taxonomyName)?.taxonomyName;
    if (!counted || !taxonomy) return [];
    const terms = nodes.flatMap(({ slug, name, description }): KnownTerm[] => {
      const colour = colorOf(description);
      return slug ? [{ slug, name: plainText(name), ...(colour && { colour }) }] : [];
    });
    const field = `attributes.${taxonomy.replace(/^pa_/, "")}`;
    return [{ attribute: counted.slug, field, name: plainText(counted.name), terms }];
  });
  const { written: text, raw } = shopStats?.priceRange ?? {};
  const priceFormat = displayedFormat({ text, raw });
  const categories = categoriesFrom(listed?.nodes ?? []);
  return {
    attributes: joinKnown(attributes, colors),
    categories,
    ...(priceFormat && { priceFormat }),
  };
}

/** Returns a term's name in the index; for one that the shop does not list, from its slug. */
export const nameOf = ({ terms }: KnownAttribute, slug: string): string =>
  terms.find((term) => term.slug === slug)?.name ?? slugInWords(slug);

/** Returns a term's slug; for one that the shop does not list, as WordPress makes it of a name. */
export function slugOf({ terms }: KnownAttribute, name: string): string {
  const known = terms.find((term) => term.name.toLowerCase() === name.toLowerCase());
  if (known) return known.slug;
  const plain = name.normalize("NFD").replace(/\p{Diacritic}/gu, "");
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
