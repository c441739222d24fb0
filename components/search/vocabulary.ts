import { graphql, readInlineData } from "relay-runtime";
import { inMenuOrder } from "#components/category/inMenuOrder.ts";
import { plainText } from "#components/ui/plainText.ts";
import type {
  vocabulary_query$data,
  vocabulary_query$key,
} from "#__generated__/vocabulary_query.graphql.ts";
import { categoryPaths } from "./categoryPaths.ts";

const vocabularyFragment = graphql`
  fragment vocabulary_query on RootQuery @inline {
    shopStats: collectionStats(
      calculatePriceRange: true
      taxonomies: $taxonomies
      where: { visibility: VISIBLE }
    ) {
      priceRange {
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
    shelves: productCategories(first: 100, where: { hideEmpty: true }) {
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

/** An attribute as the shop's own list has it and as the index does, with its terms in their order. */
export type KnownAttribute = {
  /** GraphQL's value for it: `PA_GLAZE`. */
  attribute: string;
  /** The records' field: `attributes.glaze`. */
  field: string;
  name: string;
  terms: KnownTerm[];
};

/** A category as the shop has it, and its path in the index: "Table > Mugs". */
export type KnownCategory = { slug: string; name: string; path: string };

/** What is needed to say in the shop's words what an index answers. */
export type Vocabulary = {
  attributes: KnownAttribute[];
  /** In the shop's order. */
  categories: KnownCategory[];
  /** One price as the shop writes it. */
  written?: string;
};

const COLOUR = /^#[\da-f]{3,8}$/i;

/** The words of a shop, as the page's query reads them. */
export const vocabularyIn = (query: vocabulary_query$key): Vocabulary =>
  vocabularyFrom(readInlineData(vocabularyFragment, query));

type ShelfNodes = NonNullable<vocabulary_query$data["shelves"]>["nodes"];

function categoriesFrom(nodes: ShelfNodes): KnownCategory[] {
  const categories = inMenuOrder(nodes, ({ menuOrder }) => menuOrder).map((category) => ({
    id: category.databaseId,
    parent: category.parentDatabaseId,
    slug: category.slug,
    name: plainText(category.name),
  }));
  const paths = categoryPaths(categories);
  return categories.flatMap(({ id, slug, name }) => {
    const path = paths.get(id);
    return slug && path ? [{ slug, name, path }] : [];
  });
}

/** The words of a shop, from the answer itself. */
export function vocabularyFrom({
  shopStats,
  shelves,
}: Pick<vocabulary_query$data, "shopStats" | "shelves">): Vocabulary {
  const attributes = (shopStats?.attributeCounts ?? []).flatMap((counted): KnownAttribute[] => {
    const nodes = (counted?.terms ?? []).flatMap((term) => term?.node ?? []);
    const taxonomy = nodes.find(({ taxonomyName }) => taxonomyName)?.taxonomyName;
    if (!counted || !taxonomy) return [];
    const terms = nodes.flatMap(({ slug, name, description }): KnownTerm[] => {
      const colour = description && COLOUR.test(description) ? { colour: description } : {};
      return slug ? [{ slug, name: plainText(name), ...colour }] : [];
    });
    const field = `attributes.${taxonomy.replace(/^pa_/, "")}`;
    return [{ attribute: counted.slug, field, name: plainText(counted.name), terms }];
  });
  const written = plainText(shopStats?.priceRange?.written);
  const categories = categoriesFrom(shelves?.nodes ?? []);
  return { attributes, categories, ...(written && { written }) };
}

/** A term's name in the index; of one that the shop does not list, the one its slug was made from. */
export const nameOf = ({ terms }: KnownAttribute, slug: string): string =>
  terms.find((term) => term.slug === slug)?.name ?? slug.replaceAll("-", " ");

/** A term's slug; of one that the shop does not list, as WordPress makes it of a name. */
export function slugOf({ terms }: KnownAttribute, name: string): string {
  const known = terms.find((term) => term.name.toLowerCase() === name.toLowerCase());
  if (known) return known.slug;
  const plain = name.normalize("NFD").replace(/\p{Diacritic}/gu, "");
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
