import { z } from "zod";
import type { ShopLink, ShopMenu } from "#relay/contract/page/shopMenu.ts";
import { ROW_LENGTH } from "#relay/contract/page/homeSections.ts";

// Schemas of the menu and of the front page's sections in the merchant's folder.

/** Most links of a menu, with those of all levels. */
export const MAX_MENU_LINKS = 100;

const text = z.string().trim().min(1, "a text is missing");

/** Path of this shop, or address of another site. */
const href = z.union(
  [z.string().regex(/^\/(?![/\\])[^\s\\]*$/), z.url({ protocol: /^https$/ })],
  "use a path such as /category/mugs, or an address with https://",
);

const link = z.strictObject({ label: text, href });

/** Returns the schema of a menu's link, which may have children of another. */
const menuLink = (child: z.ZodType<ShopLink>) =>
  z
    .strictObject({
      label: text,
      href: href.optional(),
      children: z.array(child).min(1, "a link is missing").optional(),
    })
    .refine((each) => each.href !== undefined || each.children !== undefined, {
      path: ["href"],
      message: "a link without children needs an address",
    }) as z.ZodType<ShopLink>;

const leaf = menuLink(z.never("links are at most three deep"));

/** Returns the number of all links of a menu. */
const countLinks = (menu: ShopMenu): number =>
  menu.reduce((sum, { children = [] }) => sum + 1 + countLinks(children), 0);

/** Links of the header, and those below them. */
export const menuSchema = z
  .array(menuLink(menuLink(leaf)))
  .max(8, "at most 8 links fit")
  .refine((menu) => countLinks(menu) <= MAX_MENU_LINKS, `at most ${MAX_MENU_LINKS} links fit`);

/** Most products that one of the backend's lists has. */
const MAX_LISTED = 100;

const slugs = (most: number) => z.array(text).max(most, `at most ${most} products fit`);
const count = (most: number) => z.int().min(1).max(most).optional();
const title = text.optional();

const productRow = z
  .strictObject({
    kind: z.literal("products"),
    title: text,
    count: count(12),
    category: text.optional(),
    tag: text.optional(),
    slugs: slugs(12).optional(),
    onSale: z.literal(true).optional(),
  })
  .refine(
    ({ category, tag, slugs: named, onSale }) =>
      [category, tag, named, onSale].filter((each) => each !== undefined).length === 1,
    "name one of category, tag, slugs and onSale",
  );

const story = { product: text, headline: text, text, invitation: text };

const section = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("hero"),
    products: slugs(8).optional(),
    headline: title,
    lede: title,
    link: link.optional(),
  }),
  z.strictObject({ kind: z.literal("newest"), title, count: count(8) }),
  z.strictObject({ kind: z.literal("sale"), title, count: count(12) }),
  productRow,
  z
    .strictObject({ kind: z.literal("story"), ...z.object(story).partial().shape })
    .refine(({ kind: _, ...own }) => [0, 4].includes(Object.keys(own).length), {
      message: "name product, headline, text and invitation, or none of them",
    }),
  z.strictObject({ kind: z.literal("categories") }),
  z.strictObject({ kind: z.literal("text"), title, html: text }),
]);

/** Returns the number of products that a section names or looks for. */
function listed(each: z.infer<typeof section>): number {
  if (each.kind === "hero") return each.products?.length ?? 0;
  if (each.kind !== "products") return 0;
  return each.slugs?.length ?? each.count ?? ROW_LENGTH;
}

/** Sections of the front page, in their order. */
export const homeSchema = z
  .array(section)
  .min(1, "a section is missing")
  .max(20, "at most 20 sections fit")
  .refine(
    (sections) => sections.reduce((sum, each) => sum + listed(each), 0) <= MAX_LISTED,
    `at most ${MAX_LISTED} products fit`,
  );
