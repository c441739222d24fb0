import { LRUCache } from "lru-cache";
import document from "#server/__generated__/productLinksQuery.graphql.ts";
import type { productLinksQuery } from "#server/__generated__/productLinksQuery.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { requestShop } from "#server/gateway/requestShop.ts";
import { pathTo } from "#server/pages/catalogueLists.ts";
import type { PublicRoutes } from "./publicRoutes.ts";

// Redirects to a product's page by its id, which WooCommerce's add-to-cart links have.

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

/** Maximum number of paths that are fetched at once; further links lead to the list. */
const MAX_AT_ONCE = 4;

const ALL_PRODUCTS = "/products";

/**
 * Registers `/add-to-cart/{id}`, to which texts from WordPress link in place of `?add-to-cart={id}`:
 * it adds nothing, since a link must not change a cart, and redirects to the product's page, or to
 * the list of products if there is none.
 */
export function registerProductLinks(app: PublicRoutes, shared: typeof fetch): void {
  const paths = new LRUCache<string, string>({ max: MAX_CACHED, ttl: CACHED_MS });
  let requested = 0;

  async function requestPath(id: string): Promise<string> {
    if (requested >= MAX_AT_ONCE) return ALL_PRODUCTS;
    requested += 1;
    try {
      const { data } = await requestShop<productLinksQuery>(shared, document, { id });
      const slug = data?.product?.slug;
      const path = slug ? pathTo("/product", slug) : ALL_PRODUCTS;
      if (data) paths.set(id, path);
      return path;
    } finally {
      requested -= 1;
    }
  }

  app.get<{ Params: { id: string } }>("/add-to-cart/:id", async (request, reply) => {
    const { id } = request.params;
    const isId = /^[1-9]\d{0,14}$/.test(id);
    const path = isId ? (paths.get(id) ?? (await requestPath(id))) : ALL_PRODUCTS;
    reply.header("cache-control", "private, no-store");
    return reply.redirect(path, 303);
  });
}
