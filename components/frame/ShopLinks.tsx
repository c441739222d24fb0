import type { ComponentProps } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import type { ShopLinks_query$key } from "#__generated__/ShopLinks_query.graphql.ts";
import { MenuBranch, MenuLink } from "./MenuLinks.tsx";
import { useWords } from "#components/page/useShopTexts.ts";
import type { ShopMenu } from "#relay/contract/page/shopMenu.ts";
import { t } from "#words/t.ts";

const linksFragment = graphql`
  fragment ShopLinks_query on RootQuery {
    productCategories(first: 100, where: { parent: 0, hideEmpty: true }) {
      nodes {
        slug
      }
    }
    saleItems: products(
      first: 1
      where: {
        visibility: VISIBLE
        status: "publish"
        onSale: true
        orderby: [{ field: DATE, order: DESC }]
      }
    ) {
      nodes {
        __typename
      }
    }
  }
`;

const GIFTS = "gifts";
const CATEGORIES = "/categories";

type ShopLinksProps = {
  query: ShopLinks_query$key | null;
  /** False where the categories are listed beside them. */
  withGifts: boolean;
  /** In the header: handlers of the link to all categories. */
  categoriesLink?: ComponentProps<"a">;
};

/**
 * Links of the shop's menu, or else to the whole shop and to parts of it: gifts and sale only if the
 * shop has them.
 */
export function ShopLinks(props: ShopLinksProps) {
  const data = useFragment(linksFragment, props.query);
  const { urlPathname, urlParsed, shop } = usePageContext();
  const { departments } = useWords();
  const hasGifts = data?.productCategories?.nodes.some(({ slug }) => slug === GIFTS);
  const hasSale = (data?.saleItems?.nodes.length ?? 0) > 0;
  const links: ShopMenu = shop.menu ?? [
    { href: "/products", label: t("header.allProducts") },
    { href: CATEGORIES, label: departments },
    ...(data ? [{ href: "/products?sort=newest", label: t("header.newest") }] : []),
    ...(props.withGifts && hasGifts
      ? [{ href: `/category/${GIFTS}`, label: t("header.gifts") }]
      : []),
    ...(hasSale ? [{ href: "/products?sale=1", label: t("header.sale") }] : []),
  ];
  const address = urlPathname + (urlParsed.searchOriginal ?? "");
  // A filtered list that has no link of its own marks "Shop" as current.
  const current = links.find(({ href }) => href === address)?.href ?? urlPathname;
  return links.map((link, place) =>
    link.children ? (
      <MenuBranch
        key={place}
        link={link}
        current={current}
        panelId={props.categoriesLink && `menu-${place}`}
      />
    ) : (
      <MenuLink
        key={place}
        link={link}
        current={current}
        {...(link.href === CATEGORIES && { handlers: props.categoriesLink })}
      />
    ),
  );
}
