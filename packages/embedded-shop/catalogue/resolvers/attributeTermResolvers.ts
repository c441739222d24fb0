import { allTerms, findTerm, findTermById, termsOf } from "#shop/catalogue/attributes.ts";
import type { Term } from "#shop/catalogue/attributes.ts";
import type { CatalogueProduct } from "#shop/catalogue/catalogueProduct.ts";
import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { readGlobalId } from "#shop/catalogue/globalIds.ts";
import { condition } from "#shop/catalogue/lists/condition.ts";
import { listProducts } from "#shop/catalogue/lists/productList.ts";
import type { ProductListArguments } from "#shop/catalogue/lists/productList.ts";
import { withAttributeTerms } from "#shop/catalogue/lists/termFilters.ts";
import { camelCase, pascalCase } from "#shop/catalogue/taxonomyNames.ts";
import { variationsWhere } from "#shop/catalogue/variations.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import type { Shop, ShopContext } from "#shop/shop.ts";

// GraphQL resolvers of the types and fields that WooGraphQL generates for each attribute.

type TermKey = { id: string; idType?: "DATABASE_ID" | "ID" | "NAME" | "SLUG" | "URI" | null };

const idOf = ({ id }: Term) => id;

const productsOf = (term: Term, args: ProductListArguments, { shop }: ShopContext) =>
  listProducts(shop, args, [withAttributeTerms(term.taxonomy, { ids: [term.id] })]);

/** Variations that fix the attribute to a term; those that leave it open have none. */
const variationsOf = ({ taxonomy, slug }: Term, args: PageArguments, { shop }: ShopContext) =>
  variationsWhere(
    shop,
    condition(
      `exists (select 1 from json_each(variation.attributes) as chosen
        where chosen.value ->> 'name' = ? and chosen.value ->> 'value' = ?)`,
      taxonomy,
      slug,
    ),
    args,
  );

function findByKey({ database, siteUrl }: Shop, taxonomy: string, { id, idType }: TermKey) {
  const terms = allTerms(database, taxonomy);
  if (idType === "NAME") return terms.find(({ name }) => name === id);
  if (idType === "SLUG") return findTerm(database, taxonomy, id);
  if (idType === "URI") {
    const slug = URL.parse(id, siteUrl)?.searchParams.get("term");
    return findTerm(database, taxonomy, slug ?? "");
  }
  const number = idType === "DATABASE_ID" ? Number(id) : (readGlobalId(id)?.id ?? 0);
  const term = findTermById(database, number);
  return term?.taxonomy === taxonomy ? term : undefined;
}

/** Creates the resolvers for a shop's attributes ("color": `PaColor`, `allPaColor`, `paColor`). */
export function attributeTermResolvers(slugs: readonly string[]): ResolverMap[] {
  return slugs.map((slug) => {
    const taxonomy = `pa_${slug}`;
    const [type, field] = [pascalCase(taxonomy), camelCase(taxonomy)];
    return {
      [type]: {
        [`${field}Id`]: idOf,
        products: productsOf,
        contentNodes: productsOf,
        variations: variationsOf,
      },
      Product: {
        [`all${type}`]: (product: CatalogueProduct, args: PageArguments, { shop }: ShopContext) =>
          connectionOf(termsOf(shop.database, product.id, taxonomy), args, idOf),
      },
      RootQuery: {
        [field]: (_: unknown, key: TermKey, { shop }: ShopContext) =>
          findByKey(shop, taxonomy, key) ?? null,
        [`all${type}`]: (_: unknown, args: PageArguments, { shop }: ShopContext) =>
          connectionOf(allTerms(shop.database, taxonomy), args, idOf),
      },
    };
  });
}
