import { useRef } from "react";
import type { MouseEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { CartLink } from "#components/cart/CartLink.tsx";
import { Icon } from "#components/ui/Icon.tsx";
import { isPlainClick } from "#components/ui/isPlainClick.ts";
import type { SiteHeader_query$key } from "#__generated__/SiteHeader_query.graphql.ts";
import { headerAt } from "./headerAt.ts";
import { PhoneMenu } from "./PhoneMenu.tsx";
import { CategoryNav } from "./CategoryNav.tsx";
import { ShopLinks } from "./ShopLinks.tsx";
import { Wordmark } from "./Wordmark.tsx";
import { useReturningHeader } from "./useReturningHeader.ts";
import styles from "./SiteHeader.module.css";

// Site header: wordmark, navigation, search, account and cart.

const headerFragment = graphql`
  fragment SiteHeader_query on RootQuery {
    ...CategoryNav_query
    ...PhoneMenu_query
    ...ShopLinks_query
  }
`;

/** Opens the search dialog; its code is loaded on first use. If that fails, follows the link. */
function openSearch(event: MouseEvent<HTMLAnchorElement>): void {
  const { currentTarget: opener } = event;
  if (!isPlainClick(event)) return;
  event.preventDefault();
  import("#components/search/openHeaderSearch.tsx").then(
    ({ openHeaderSearch }) => openHeaderSearch(opener),
    () => location.assign(opener.href),
  );
}

/** Product listings also get the category nav; `query` is null on a page without data. */
export function SiteHeader(props: { query: SiteHeader_query$key | null }) {
  const query = useFragment(headerFragment, props.query);
  const pageContext = usePageContext();
  const { urlPathname, shop } = pageContext;
  const header = headerAt(pageContext);
  const element = useRef<HTMLElement>(null);
  useReturningHeader(element);
  const isCheckout = header === "checkout";
  return (
    <header ref={element} className={styles.header}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={`room ${styles.bar}`}>
        {!isCheckout && (
          <nav aria-label="Shop" className={styles.links}>
            <ShopLinks query={query ?? null} withGifts />
          </nav>
        )}
        <a className={styles.wordmark} href="/">
          <Wordmark name={shop.name} />
        </a>
        <div className={styles.tools}>
          {isCheckout ? (
            <a href="/cart">Back to cart</a>
          ) : (
            <>
              <a
                href="/search"
                aria-current={urlPathname === "/search" ? "page" : undefined}
                data-vike="false"
                onClick={openSearch}
              >
                <Icon name="search" />
                <span className={styles.searchWord}>Search</span>
              </a>
              <a
                className={styles.account}
                href="/account"
                aria-current={urlPathname === "/account" ? "page" : undefined}
              >
                Account
              </a>
              <CartLink />
              <PhoneMenu query={query ?? null} />
            </>
          )}
        </div>
      </div>
      {query && header === "categories" && (
        <div className={styles.categories}>
          <CategoryNav query={query} />
        </div>
      )}
    </header>
  );
}
