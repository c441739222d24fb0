import { useRef, useEffect } from "react";
import type { MouseEvent, RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import type { PageContext } from "vike/types";
import { CartLink } from "#components/cart/CartLink.tsx";
import { Icon } from "#components/ui/Icon.tsx";
import { isPlainClick } from "#components/ui/isPlainClick.ts";
import type { SiteHeader_query$key } from "#__generated__/SiteHeader_query.graphql.ts";
import { HeaderMenu, panelLink } from "./HeaderMenu.tsx";
import { CategoryNav } from "./CategoryNav.tsx";
import { ShopLinks } from "./ShopLinks.tsx";
import { Wordmark } from "./Wordmark.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./SiteHeader.module.css";

// Site header: wordmark, navigation, search, account and cart.

/** Letters from which a shop's name is set smaller, to keep its distance from the links. */
const LONG_NAME = 12;

/** Pixels of scrolling after which the direction counts; less may be an unsteady finger. */
const THRESHOLD = 8;

/**
 * Sets `data-returned` on the header while it is returned or leaving. The header keeps its place in
 * the page's flow, so nothing shifts.
 */
function useReturningHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    let last = scrollY;
    let seen = { y: scrollY, height: root.scrollHeight };
    // Where a part above grows or shrinks, the browser scrolls as far, so that what is read stays in
    // its place: the shopper has not scrolled.
    const skipGrowth = () => {
      const growth = root.scrollHeight - seen.height;
      if (Math.abs(scrollY - seen.y - growth) < THRESHOLD) last += growth;
      seen = { y: scrollY, height: root.scrollHeight };
    };
    const onScroll = () => {
      skipGrowth();
      const { dataset, offsetHeight = 0 } = header.current ?? {};
      const distance = scrollY - last;
      if (!dataset || (Math.abs(distance) < THRESHOLD && scrollY > 0)) return;
      last = scrollY;
      const isOverOwnPlace = scrollY <= offsetHeight;
      if (scrollY <= 0 || (distance > 0 && isOverOwnPlace)) delete dataset["returned"];
      else if (distance > 0 && "returned" in dataset) dataset["returned"] = "leaving";
      else if (distance < 0 && ("returned" in dataset || !isOverOwnPlace)) dataset["returned"] = "";
    };
    const resized = new ResizeObserver(skipGrowth);
    resized.observe(document.body);
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      resized.disconnect();
      removeEventListener("scroll", onScroll);
    };
  }, [header]);
}

/** Letters of a menu's labels from which it has a row of its own. */
const LONG_MENU = 48;

/** Header variant that a page sets: with the category nav, or only the link back to the cart. */
type Header = "categories" | "checkout";

declare global {
  namespace Vike {
    interface Config {
      /** Header of the page, and of every error page under its address. */
      header?: Header;
    }
  }
}

/**
 * Returns an address's header variant: that of its page, or else of the page whose path the address
 * begins with, as on an error page; most of those have the category nav themselves. Undefined is
 * the full header without it.
 */
function headerAt({ config, globalContext, loaded, urlPathname }: PageContext): Header | undefined {
  if (config.header) return config.header;
  const page = Object.values(globalContext.pages).find((candidate) => {
    const { header } = candidate.config;
    if ("isErrorPage" in candidate || !header) return false;
    if (header === "categories" && !loaded?.unavailable) return false;
    const [path = ""] = String(candidate.route).split("@");
    return urlPathname.startsWith(path);
  });
  return page?.config.header;
}

const headerFragment = graphql`
  fragment SiteHeader_query on RootQuery {
    ...CategoryNav_query
    ...HeaderMenu_query
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
  const letters = shop.menu?.reduce((sum, { label }) => sum + label.length, 0) ?? 0;
  return (
    <>
      <header ref={element} data-part="header" className={styles.header}>
        <a className={styles.skip} href="#main">
          {t("header.skip")}
        </a>
        <div
          data-part="header.bar"
          className={`room ${styles.bar}${letters > LONG_MENU ? ` ${styles.long}` : ""}`}
        >
          {!isCheckout && (
            <nav
              aria-label={t("header.shopLinks")}
              data-part="header.links"
              className={styles.links}
            >
              <ShopLinks query={query ?? null} withGifts categoriesLink={panelLink} />
            </nav>
          )}
          <a
            data-part="header.wordmark"
            data-long={shop.name.length > LONG_NAME || undefined}
            className={styles.wordmark}
            href={localePath("/")}
          >
            <Wordmark name={shop.name} />
          </a>
          <div data-part="header.tools" className={styles.tools}>
            {isCheckout ? (
              <a href={localePath("/cart")}>{t("header.backToCart")}</a>
            ) : (
              <>
                <a
                  href={localePath("/search")}
                  aria-current={urlPathname === "/search" ? "page" : undefined}
                  data-vike="false"
                  onClick={openSearch}
                >
                  <Icon name="search" />
                  <span className={styles.searchWord}>{t("header.search")}</span>
                </a>
                <a
                  className={styles.account}
                  href={localePath("/account")}
                  aria-current={urlPathname === "/account" ? "page" : undefined}
                >
                  {t("header.account")}
                </a>
                <CartLink />
                <HeaderMenu query={query ?? null} />
              </>
            )}
          </div>
        </div>
      </header>
      {query && header === "categories" && (
        <div
          className={`${styles.categories} ${urlPathname === "/products" ? styles.inColumn : ""}`}
        >
          <div className="room">
            <CategoryNav query={query} />
          </div>
        </div>
      )}
    </>
  );
}
