import { Source, buildSchema, graphql } from "graphql";

// WordPress with a plugin for search engines, as far as the storefront reads it: the plugin's
// fields, and a shop that has nothing else.

const YOAST_FIELDS = `{
  title: String metaDesc: String canonical: String
  metaRobotsNoindex: String metaRobotsNofollow: String
  opengraphTitle: String opengraphDescription: String opengraphImage: SeoPicture
  breadcrumbs: [SeoCrumb]
}`;

/** Fields of the types that search engines' plugins add to a shop, as a file of `shop/schema/`. */
export const SEO_FIELDS = {
  /** Yoast SEO with wp-graphql-yoast-seo 5.0.3, as recorded. */
  yoast: `
    type PostTypeSEO ${YOAST_FIELDS}
    type TaxonomySEO ${YOAST_FIELDS}
    type SeoPicture { sourceUrl: String altText: String }
    type SeoCrumb { text: String url: String }
    extend interface Product { seo: PostTypeSEO }
    extend type ProductCategory { seo: TaxonomySEO }
    extend type Page { seo: PostTypeSEO }
    extend type RootQuery { nodeByUri(uri: String!): UniformResourceIdentifiable }`,
  /** Rank Math with wp-graphql-rank-math 0.3.3, from its source. */
  rankMath: `
    type RankMathSeo {
      title: String description: String robots: [String] canonicalUrl: String
      openGraph: OpenGraphMeta breadcrumbs: [Breadcrumbs]
    }
    type OpenGraphMeta { title: String description: String image: OpenGraphImage }
    type OpenGraphImage { url: String }
    type Breadcrumbs { text: String url: String isHidden: Boolean }
    type ContentType implements UniformResourceIdentifiable { uri: String seo: RankMathSeo }
    extend interface Product { seo: RankMathSeo }
    extend type ProductCategory { seo: RankMathSeo }
    extend type Page { seo: RankMathSeo }
    extend type RootQuery { nodeByUri(uri: String!): UniformResourceIdentifiable }`,
};

/** A shop without a plugin; `extend` adds to it. */
const PLAIN = `
  schema { query: RootQuery }
  type RootQuery {
    product(id: ID!, idType: IdType): Product
    productCategory(id: ID!, idType: IdType): ProductCategory
    page(id: ID!, idType: IdType): Page
    generalSettings: GeneralSettings
    products(first: Int): Products
  }
  type Products { nodes: [Product!]! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! }
  type GeneralSettings { url: String }
  enum IdType { SLUG URI }
  interface Product { name: String }
  type SimpleProduct implements Product { name: String SEO }
  type ProductCategory { name: String }
  interface UniformResourceIdentifiable { uri: String }
  type Page implements UniformResourceIdentifiable { uri: String title: String }`;

/** Responses to the root fields of a shop. */
type Roots = Partial<
  Record<
    "product" | "productCategory" | "page" | "nodeByUri" | "generalSettings" | "products",
    object
  >
>;

/**
 * Opens a shop with the fields of a plugin, which validates documents as WPGraphQL does; returns its
 * `fetch`, and the names of the operations that it received.
 */
export function openSeoShop(fields: string, roots: Roots = {}) {
  const received: string[] = [];
  const shop = { fields, roots };
  const send: typeof fetch = async (_url, init) => {
    const own = /interface Product \{ (seo: \w+) \}/.exec(shop.fields)?.[1] ?? "";
    const schema = buildSchema(new Source(PLAIN.replace("SEO", own) + shop.fields));
    const body = JSON.parse(init?.body as string) as Record<string, string>;
    const { operationName = "", query: source = "" } = body;
    received.push(operationName);
    const rootValue = {
      ...shop.roots,
      ...(shop.roots.product && {
        product: { __typename: "SimpleProduct", ...shop.roots.product },
      }),
    };
    const variableValues = Object(body["variables"]) as Record<string, unknown>;
    return Response.json(
      await graphql({ schema, source, operationName, rootValue, variableValues }),
    );
  };
  return { send, received, shop };
}
