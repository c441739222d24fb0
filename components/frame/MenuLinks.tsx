import type { ComponentProps } from "react";
import drawerStyles from "#components/ui/Drawer.module.css";
import type { ShopLink, ShopMenu } from "#relay/contract/page/shopMenu.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./MenuLinks.module.css";

// Links of a menu that has several levels.

type MenuLinkProps = { link: ShopLink; current: string };

/** Renders a link, or the text of one without an address. */
export function MenuLink(props: MenuLinkProps & { handlers?: ComponentProps<"a"> | undefined }) {
  const { href, label, rel } = props.link;
  return href === undefined ? (
    <span>{label}</span>
  ) : (
    <a
      href={localePath(href)}
      rel={rel}
      aria-current={href === props.current ? "page" : undefined}
      {...props.handlers}
    >
      {label}
    </a>
  );
}

/** Renders list items with all links of a menu, each with the list of those below it. */
export function MenuItems({ menu, current }: { menu: ShopMenu; current: string }) {
  return menu.map((link, place) => (
    // Two links may be equal.
    <li key={place}>
      <MenuLink link={link} current={current} />
      {link.children && (
        <ul>
          <MenuItems menu={link.children} current={current} />
        </ul>
      )}
    </li>
  ));
}

/** True if a link or one below it leads to the current address. */
const isAround = ({ href, children = [] }: ShopLink, current: string): boolean =>
  href === current || children.some((child) => isAround(child, current));

type MenuBranchProps = MenuLinkProps & {
  /** Id of the panel in the header; without one the links are a part of the phone's menu. */
  panelId?: string | undefined;
};

/**
 * Renders a link with others below it: as a button that opens them, without script too. The link
 * itself is the first of them.
 */
export function MenuBranch({ link, current, panelId }: MenuBranchProps) {
  const { label, href, children = [] } = link;
  const around = isAround(link, current) ? "true" : undefined;
  const links = (
    <>
      {href !== undefined && <MenuLink link={link} current={current} />}
      <ul>
        <MenuItems menu={children} current={current} />
      </ul>
    </>
  );
  return panelId === undefined ? (
    <details className={styles.branch}>
      <summary aria-current={around}>{label}</summary>
      {links}
    </details>
  ) : (
    <>
      <button type="button" className={styles.opener} popoverTarget={panelId} aria-current={around}>
        {label}
      </button>
      <div
        id={panelId}
        popover="auto"
        className={`${drawerStyles.drawer} ${drawerStyles.panel} ${styles.panel}`}
      >
        <div className="room">{links}</div>
      </div>
    </>
  );
}
