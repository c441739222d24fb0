import { slugOf } from "#shop/catalogue/foldedText.ts";
import type { Product, ShopPage } from "#shop/merchandise.ts";
import { makers } from "./makers.ts";
import type { Maker } from "./makers.ts";
import { prose } from "./prose.ts";

// Makers' pages, and the maker credits appended to product descriptions.

/** Slug of the page under which the makers' pages stand, so that no footer lists them. */
const PARENT = "about";

const published = "2026-11-02T09:00:00Z";

const escapeText = (text: string) => text.replaceAll("&", "&amp;");

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** WordPress drops apostrophes from slugs. */
const makerSlug = ({ name }: Maker) => slugOf(name.replaceAll("’", ""));

/** Link to a maker's page, with the place: `<a href="/about/orla-finch">Orla Finch</a> in Stroud`. */
function makerLink(maker: Maker): string {
  const link = `<a href="/${PARENT}/${makerSlug(maker)}">${escapeText(maker.name)}</a>`;
  return maker.place ? `${link} ${maker.place}` : link;
}

/** Paragraph that lists all makers, with links to their pages. */
export const makerList = `<p>${capitalized(makers.map(makerLink).join(", "))}.</p>`;

/** Appends a line to a product's description that says who made it, if the makers' table does. */
export function withMakers(product: Product): Product {
  const credits = makers.flatMap((maker) => {
    const share = maker.products[product.slug];
    return share ? `${share} by ${makerLink(maker)}.` : [];
  });
  if (credits.length === 0) return product;
  return { ...product, description: `${product.description}\n${prose(credits.join(" "))}` };
}

/**
 * Returns a page for each maker: a short text and links to their products.
 * @throws when the makers' table has a product that is not among `products`
 */
export function makerPages(products: readonly Product[]): ShopPage[] {
  const names = new Map(products.map(({ slug, name }) => [slug, name]));
  function productLink(slug: string): string {
    const name = names.get(slug);
    if (name === undefined) throw new Error(`No product "${slug}" for its maker`);
    return `<a href="/product/${slug}">${escapeText(name)}</a>`;
  }
  return makers.map((maker) => ({
    slug: makerSlug(maker),
    title: capitalized(maker.name),
    parent: PARENT,
    published,
    content: [
      prose(...maker.about),
      "<h2>In the shop</h2>",
      prose(Object.keys(maker.products).map(productLink)),
    ].join("\n"),
  }));
}
