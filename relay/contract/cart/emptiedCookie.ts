// Cookie of a browser whose cart was emptied by a form post, without script.

/** The cookie's name. While it is set, script does not suggest to put the products back. */
export const EMPTIED_COOKIE = "vitrine-emptied";

/** Its lifetime in seconds: long enough for the script of a slow page. */
export const EMPTIED_SECONDS = 3600;

/** Its value. */
export const EMPTIED = "1";

/** True if the cookie is among a page's cookies. */
export const isEmptiedIn = (cookies: string): boolean =>
  cookies.split(/;\s*/).includes(`${EMPTIED_COOKIE}=${EMPTIED}`);
