/** Maximum length of a slug in WordPress. */
const LONGEST_SLUG = 200;

/**
 * True if each segment of a canonical path could be a slug. Any other path is a 404 without a
 * backend request.
 */
export const couldExist = (path: string): boolean =>
  path
    .split("/")
    .map(decodeURIComponent)
    .every((part) => part.length <= LONGEST_SLUG && !/\p{Cc}/u.test(part));
