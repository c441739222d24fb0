import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { Drawer } from "#components/ui/Drawer.tsx";
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
      <button type="button" className={styles.opener} popoverTarget={MENU_ID} aria-label="Menu">
        <Icon name="menu" />
      </button>
      <Drawer
        id={MENU_ID}
        className={styles.menu}
        title={
          <span className={styles.name}>
            <Wordmark name={shop.name} />
          </span>
        }
        closeLabel="Close the menu"
      >
        <nav aria-label="Menu" className={styles.links}>
          <div className={styles.pages}>
            <ShopLinks query={query ?? null} withGifts={false} />
            <a href="/search">Search</a>
            <a href="/account">Account</a>
          </div>
          {query && <TopCategoryLinks query={query} className={styles.categories} hasPictures />}
        </nav>
      </Drawer>
    </>
  );
}
