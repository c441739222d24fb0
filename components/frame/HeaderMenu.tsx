import { useEffect, useRef } from "react";
import type { MouseEvent, PointerEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { Drawer } from "#components/ui/Drawer.tsx";
import drawerStyles from "#components/ui/Drawer.module.css";
import { Icon } from "#components/ui/Icon.tsx";
import { isPlainClick } from "#components/ui/isPlainClick.ts";
import type { HeaderMenu_query$key } from "#__generated__/HeaderMenu_query.graphql.ts";
import { CurrencyLinks, LanguageLinks } from "./LanguageLinks.tsx";
import { ShopLinks } from "./ShopLinks.tsx";
import { TopCategoryLinks } from "./TopCategoryLinks.tsx";
import { Wordmark } from "./Wordmark.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./HeaderMenu.module.css";

// Menu of the header: a drawer with all links on a phone, a panel with the categories' pictures
// elsewhere.

const menuFragment = graphql`
  fragment HeaderMenu_query on RootQuery {
    ...TopCategoryLinks_query
    ...ShopLinks_query
  }
`;

const MENU_ID = "menu";

/** Milliseconds for which a mouse rests on the panel's link before it opens, or beside both. */
const OPENING_MS = 150;
const CLOSING_MS = 300;

let resting: ReturnType<typeof setTimeout> | undefined;

const toggle = (isOpen: boolean) => document.getElementById(MENU_ID)?.togglePopover?.(isOpen);

/** Closes the menu and the panels of the header's other links. */
function closeAll(): void {
  for (const each of document.querySelectorAll<HTMLElement>("header [popover]")) {
    each.togglePopover?.(false);
  }
}

/** Opens or closes the panel, unless the mouse moves on. */
const rest =
  (isOpen: boolean) =>
  ({ pointerType }: PointerEvent) => {
    clearTimeout(resting);
    if (pointerType !== "mouse" || !matchMedia("(min-width: 900px)").matches) return;
    resting = setTimeout(() => toggle(isOpen), isOpen ? OPENING_MS : CLOSING_MS);
  };

/** Where nothing hovers, a tap opens the panel, whose first link leads to the same page. */
function openByTap(event: MouseEvent): void {
  clearTimeout(resting);
  if (!isPlainClick(event) || !matchMedia("(hover: none)").matches) return;
  event.preventDefault();
  event.stopPropagation();
  toggle(true);
}

/** Handlers of the link below which the panel opens; by keyboard and without script it is a link. */
export const panelLink = {
  onPointerEnter: rest(true),
  onPointerLeave: rest(false),
  onClick: openByTap,
};

/** A popover, so that a phone's opens and closes without script. */
export function HeaderMenu(props: { query: HeaderMenu_query$key | null }) {
  const query = useFragment(menuFragment, props.query);
  const { shop, urlPathname } = usePageContext();
  const openedOn = useRef(urlPathname);
  // Closes the menu on navigation, including one that was opened before hydration.
  useEffect(() => {
    if (urlPathname !== openedOn.current) {
      clearTimeout(resting);
      closeAll();
    }
    openedOn.current = urlPathname;
  }, [urlPathname]);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={MENU_ID}
        aria-label={t("header.menu")}
      >
        <Icon name="menu" />
      </button>
      <Drawer
        id={MENU_ID}
        className={`${styles.menu} ${drawerStyles.panel}`}
        title={
          <span className={styles.name}>
            <Wordmark name={shop.name} />
          </span>
        }
        closeLabel={t("header.closeMenu")}
      >
        <nav
          aria-label={t("header.menu")}
          className={styles.links}
          onPointerEnter={rest(true)}
          onPointerLeave={rest(false)}
        >
          <div className={styles.pages}>
            <ShopLinks query={query ?? null} withGifts={false} />
            <a href={localePath("/search")}>{t("header.search")}</a>
            <a href={localePath("/account")}>{t("header.account")}</a>
          </div>
          {query && <TopCategoryLinks query={query} className={styles.categories} hasPictures />}
        </nav>
        <LanguageLinks className={styles.languages} />
        <CurrencyLinks className={styles.languages} />
      </Drawer>
    </>
  );
}
