// Cookies that tell a page's script what form posts, without script, have done to the cart.

/** Value 1 after a form has emptied the cart: script does not suggest to put the products back. */
export const EMPTIED_COOKIE = "vitrine-emptied";

/** Its lifetime in seconds: long enough for the script of a slow page. */
export const EMPTIED_SECONDS = 3600;

/**
 * Customer id of a session whose cart may be ordered by now: by a form, or on WordPress's own pages,
 * where it was opened. Lines that are gone from this session were ordered, and not lost.
 */
export const ORDERED_COOKIE = "vitrine-ordered";

/** True if a cookie with this value is among a page's cookies. */
export const hasCookie = (cookies: string, name: string, value: string | undefined): boolean =>
  cookies.split(/;\s*/).includes(`${name}=${value}`);
