/**
 * Links of the header and of the phone's menu, which `shop/menu.ts` exports by the name `menu`: to
 * a path of this shop without a language's prefix, or to an `https` address.
 */
export type ShopMenu = readonly { label: string; href: string }[];
