/**
 * Cookie of a browser whose cart was emptied by a form, without script: the script that runs later
 * does not suggest to put its products back.
 */
export const EMPTIED_COOKIE = "vitrine-emptied";

/** Its lifetime in seconds: long enough for the script of a slow page. */
export const EMPTIED_SECONDS = 3600;

/** Its value. */
export const EMPTIED = "1";

/** True if the cookie is among a page's cookies. */
export const isEmptiedIn = (cookies: string): boolean =>
  cookies.split(/;\s*/).includes(`${EMPTIED_COOKIE}=${EMPTIED}`);
