/** WordPress keeps no longer name of a thing than this. */
const LONGEST_SLUG = 200;

/**
 * Whether each part of a canonical path could name something. What could not is missing without
 * anybody being asked for it.
 */
export const couldExist = (path: string): boolean =>
  path
    .split("/")
    .map(decodeURIComponent)
    .every((part) => part.length <= LONGEST_SLUG && !/\p{Cc}/u.test(part));
