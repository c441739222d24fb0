import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import document from "#server/__generated__/productLinksQuery.graphql.ts";
import type { productLinksQuery } from "#server/__generated__/productLinksQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { slugPath } from "#server/backend/line/catalogueLists.ts";

// Products' pages by id, which WooCommerce's add-to-cart links and WordPress's short links have.

void graphql`
  query productLinksQuery($id: ID!) {
    product(id: $id, idType: DATABASE_ID) {
      slug
    }
  }
`;

/** Cache lifetime of a product's path, in milliseconds. */
const CACHED_MS = 60 * 60_000;
const MAX_CACHED = 2000;

/** Maximum number of paths that are fetched at once; further ids are not looked up. */
const MAX_AT_ONCE = 4;

/** Returns the path of a product's page by its id; undefined if there is none, or not at once. */
export type ProductPathOf = (id: string) => Promise<string | undefined>;

/** Creates the cached lookup of products by id. */
export function createProductPaths(shared: typeof fetch): ProductPathOf {
  // A product that does not exist has an empty path.
  const paths = new LRUCache<string, string>({ max: MAX_CACHED, ttl: CACHED_MS });
  let requested = 0;

  async function requestPath(id: string): Promise<string> {
    if (requested >= MAX_AT_ONCE) return "";
    requested += 1;
    try {
      const { data } = await requestShop<productLinksQuery>(shared, document, { id });
      const slug = data?.product?.slug;
      const path = slug ? slugPath("/product", slug) : "";
      if (data) paths.set(id, path);
      return path;
    } finally {
      requested -= 1;
    }
  }

  return async (id) => (paths.get(id) ?? (await requestPath(id))) || undefined;
}

/**
 * Registers `/add-to-cart/{id}`, to which texts from WordPress link in place of `?add-to-cart={id}`:
 * it adds nothing, since a link must not change a cart, and redirects to the product's page, or to
 * the list of products if there is none.
 */
export function registerProductLinks(app: FastifyInstance, pathOf: ProductPathOf): void {
  app.get<{ Params: { id: string } }>("/add-to-cart/:id", async (request, reply) => {
    const { id } = request.params;
    const path = /^[1-9]\d{0,14}$/.test(id) ? await pathOf(id) : undefined;
    reply.header("cache-control", "private, no-store");
    return reply.redirect(path ?? "/products", 303);
  });
}
