import categoriesDocument from "#doctor/__generated__/mirroredTermsCategoriesQuery.graphql.ts";
import type { mirroredTermsCategoriesQuery } from "#doctor/__generated__/mirroredTermsCategoriesQuery.graphql.ts";
import { decodedSlug, slugInWords } from "../../../relay/contract/cart/optionLabels.ts";
import { listedNodes } from "../../../relay/contract/listedNodes.ts";
import { graphql } from "./requestShop.ts";
import type { NodeOf } from "../../../relay/contract/listedNodes.ts";
import type { Address } from "../../../relay/contract/sendOperation.ts";
import type { MirroredPictures } from "./mirroredPictures.ts";

// Categories of a mirrored shop, and the attributes that its products have.

void graphql`
  query mirroredTermsCategoriesQuery($after: String) {
    list: productCategories(first: 100, after: $after, where: { hideEmpty: false }) {
      nodes {
        databaseId
        slug
        name
        description
        parentDatabaseId
        menuOrder
        image {
          databaseId
          sourceUrl
          altText
          title
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** True if a category is among its own ancestors. */
function isCircular(id: number, parents: ReadonlyMap<number, number | null | undefined>): boolean {
  const seen = new Set<number>();
  let above = parents.get(id);
  while (above && above !== id && !seen.has(above)) {
    seen.add(above);
    above = parents.get(above);
  }
  return above === id;
}

/** Reads all categories, in the merchant's order; one that is its own ancestor has no parent. */
export async function readCategories(shop: Address, { pictureOf, withPictures }: MirroredPictures) {
  const nodes: NodeOf<mirroredTermsCategoriesQuery>[] = [];
  for await (const node of listedNodes<mirroredTermsCategoriesQuery>(shop, categoriesDocument)) {
    nodes.push(node);
  }
  const slugs = new Map(nodes.map(({ databaseId, slug }) => [databaseId, decodedSlug(slug ?? "")]));
  const parents = new Map(nodes.map((node) => [node.databaseId, node.parentDatabaseId]));
  return nodes
    .toSorted((one, other) => (one.menuOrder ?? 0) - (other.menuOrder ?? 0))
    .map(({ databaseId, slug, name, description, parentDatabaseId, image }) => {
      const isRoot = isCircular(databaseId, parents);
      const parent = isRoot ? undefined : slugs.get(parentDatabaseId ?? 0);
      const picture = pictureOf(image);
      return {
        id: databaseId,
        slug: decodedSlug(slug ?? ""),
        name: name ?? "",
        description: withPictures(description ?? ""),
        ...(parent !== undefined && { parent }),
        ...(picture && { picture }),
      };
    });
}

/** Attribute as a product has it. */
type ProductAttribute = {
  readonly attributeId: number;
  readonly name: string | null | undefined;
  readonly label: string | null | undefined;
  readonly options: readonly (string | null | undefined)[] | null | undefined;
  readonly terms: {
    readonly nodes: readonly {
      readonly databaseId: number;
      readonly slug: string | null | undefined;
      readonly name: string | null | undefined;
      readonly description?: string | null | undefined;
    }[];
  } | null;
};

/** Value of a global attribute; one beyond the first hundred of a product has no id. */
type MirroredTerm = { id?: number; slug: string; name: string; description: string };

/** Global attribute of the mirror. */
export type MirroredAttribute = { id: number; slug: string; label: string; terms: MirroredTerm[] };

/** Slug of an attribute's taxonomy (`pa_color`). */
export const attributeSlug = (name: string): string => name.replace(/^pa_/, "");

/**
 * Collects the global attributes of products, with the terms that these have: WooGraphQL lists
 * neither for guests.
 */
export function createAttributes() {
  const bySlug = new Map<
    string,
    Omit<MirroredAttribute, "terms"> & { terms: Map<string, MirroredTerm> }
  >();
  return {
    add({ attributeId, name, label, options, terms }: ProductAttribute): void {
      const slug = attributeSlug(name ?? "");
      const known = bySlug.get(slug) ?? {
        id: attributeId,
        slug,
        label: label ?? slug,
        terms: new Map<string, MirroredTerm>(),
      };
      bySlug.set(slug, known);
      for (const term of terms?.nodes ?? []) {
        const termSlug = decodedSlug(term.slug ?? "");
        known.terms.set(termSlug, {
          id: term.databaseId,
          slug: termSlug,
          name: term.name ?? slugInWords(term.slug),
          description: term.description ?? "",
        });
      }
      for (const option of options ?? []) {
        const termSlug = decodedSlug(option ?? "");
        if (known.terms.has(termSlug)) continue;
        known.terms.set(termSlug, { slug: termSlug, name: slugInWords(option), description: "" });
      }
    },
    all: (): MirroredAttribute[] =>
      [...bySlug.values()].map(({ terms, ...attribute }) => ({
        ...attribute,
        terms: [...terms.values()],
      })),
  };
}
