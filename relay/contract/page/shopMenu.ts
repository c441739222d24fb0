/** Link of a menu. */
export type ShopLink = {
  label: string;
  /** Absent if it only opens its children. */
  href?: string;
  /** On a link that is the server's to follow, not the router's. */
  rel?: "external";
  /** Links below it, of which the header opens a panel. */
  children?: ShopMenu;
};

/**
 * Links of the header and of the phone's menu, at most three deep, which `shop/menu.ts` exports by
 * the name `menu`: to a path of this shop without a language's prefix, or to an `https` address.
 */
export type ShopMenu = readonly ShopLink[];
