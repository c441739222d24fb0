import { LISTS_TAG, postId } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Changes that a cached list does not contain yet.

/** Changed products beyond which the whole list is made again. */
const MAX_IDS = 500;

/** Ids of changed products; "all" if anything else may have changed. */
export type Changed = ReadonlySet<number> | "all";

/** The record of one list. */
export type ListedChanges = {
  /** True if something has changed that nobody has taken. */
  isAny: () => boolean;
  /** Returns all changes, and begins anew. */
  take: () => Changed;
  /** Adds changes: those that were taken, but could not be read. */
  add: (changed: Changed) => void;
};

/** Returns the changed products by the tags of a change. */
export function changedIn(tags: readonly string[]): Changed {
  const others = tags.filter((tag) => tag !== LISTS_TAG);
  const ids = others.map(postId).filter((id) => id !== undefined);
  return ids.length > 0 && ids.length === others.length ? new Set(ids) : "all";
}

/**
 * Opens the record of a list.
 * @param isOther true for the id of a record that is no product
 */
export function openListedChanges(
  changes?: Pick<ShopChanges, "onChange">,
  isOther: (id: number) => boolean = () => false,
): ListedChanges {
  let ids = new Set<number>();
  let isAll = false;

  function add(changed: Changed): void {
    if (changed === "all" || [...changed].some(isOther)) isAll = true;
    else for (const id of changed) ids.add(id);
    if (ids.size > MAX_IDS) isAll = true;
  }

  changes?.onChange((tags) => add(changedIn(tags)));
  return {
    isAny: () => isAll || ids.size > 0,
    take: () => {
      const taken = isAll ? ("all" as const) : ids;
      ids = new Set();
      isAll = false;
      return taken;
    },
    add,
  };
}
