import type { PageContextClient } from "vike/types";

/**
 * What two pages have in common whose navigation keeps the scroll position: the path, unless there
 * is an anchor to go to or to come from.
 */
export const keepScrollPosition = ({ urlPathname, urlParsed }: PageContextClient) =>
  urlParsed.hash ? false : urlPathname;
