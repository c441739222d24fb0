// Slug validation of requested paths, by WordPress's rules.

/** Maximum length of a slug in WordPress. */
const LONGEST_SLUG = 200;

/** Characters that WordPress removes from every slug: control characters, brackets, quotes, … */
const IN_NO_SLUG = /[\p{Cc}"#/<>?[\\\]^`{|}]/u;

/**
 * True if each segment of a canonical path could be a slug. Any other path is a 404 without a
 * backend request.
 */
export const couldExist = (path: string): boolean =>
  path
    .split("/")
    .map(decodeURIComponent)
    .every((part) => part.length <= LONGEST_SLUG && !IN_NO_SLUG.test(part));
