// Menus of a shop's WordPress, as its merchant sets them.

export type MenuItem = {
  id: number;
  /** Id of the item above it; 0 at the top. */
  parentId: number;
  /** Its position, as WordPress stores it. */
  order: number;
  label: string;
  title?: string;
  description?: string;
  /** Path of the shop's own site, or a URL of another one. */
  address: string;
  /** The URL as the merchant has typed it, if it is a path; the others have an origin. */
  typedPath?: string;
  target?: string;
  linkRelationship?: string;
  cssClasses?: string[];
};

export type Menu = {
  id: number;
  name: string;
  slug: string;
  /** Locations of the theme at which it is, as in GraphQL's enum ("PRIMARY"). */
  locations: string[];
  /** In menu order, each item before those below it. */
  items: MenuItem[];
};

/** The menus, and all locations of the theme, with or without a menu. */
export type MenuSettings = { locations: string[]; menus: Menu[] };
