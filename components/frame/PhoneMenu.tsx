import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { Icon } from "#components/ui/Icon.tsx";
import type { PhoneMenu_query$key } from "#__generated__/PhoneMenu_query.graphql.ts";
import { ShopLinks } from "./ShopLinks.tsx";
import { TopCategoryLinks } from "./TopCategoryLinks.tsx";
import { Wordmark } from "./Wordmark.tsx";
import styles from "./PhoneMenu.module.css";

const menuFragment = graphql`
  fragment PhoneMenu_query on RootQuery {
    ...TopCategoryLinks_query
    ...ShopLinks_query
  }
`;

const MENU_ID = "menu";

/** Phone menu: a popover, so that it opens and closes without script. */
export function PhoneMenu(props: { query: PhoneMenu_query$key | null }) {
  const query = useFragment(menuFragment, props.query);
  const { shop, urlPathname } = usePageContext();
  const openedOn = useRef(urlPathname);
  // Closes the menu on navigation, including one that was opened before hydration.
  useEffect(() => {
    if (urlPathname !== openedOn.current) document.getElementById(MENU_ID)?.hidePopover?.();
    openedOn.current = urlPathname;
  }, [urlPathname]);
  return (
    <>
      <button
        type="button"
        className={`${styles.toggle} ${styles.opener}`}
        popoverTarget={MENU_ID}
        aria-label="Menu"
      >
        <Icon name="menu" />
      </button>
      <div id={MENU_ID} popover="auto" className={styles.menu}>
        <div className={styles.head}>
          <span className={styles.name}>
            <Wordmark name={shop.name} />
          </span>
          <button
            type="button"
            className={styles.toggle}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label="Close the menu"
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Menu" className={styles.links}>
          <div className={styles.pages}>
            <ShopLinks query={query ?? null} withGifts={false} />
            <a href="/search">Search</a>
            <a href="/account">Account</a>
          </div>
          {query && <TopCategoryLinks query={query} className={styles.categories} hasPictures />}
        </nav>
      </div>
    </>
  );
}
