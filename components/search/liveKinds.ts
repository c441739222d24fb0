import type { Kinds } from "#components/category/ListingView.tsx";
import { BETWEEN } from "./categoryPaths.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A category as an index counts it, with those within it where it is one that is looked in. */
type CountedCategory = {
  path: string;
  count: number;
  data: readonly CountedCategory[] | null;
};

/** What is read of an index's answer: its categories, from the top down to the one that is chosen. */
export type CategorisedAnswer = {
  hierarchicalFacets: readonly { data: readonly CountedCategory[] | null }[];
};

/** The categories just below the one that is looked in, or those at the top. */
function shelvesBelow(
  categories: readonly CountedCategory[],
  path: string | undefined,
): readonly CountedCategory[] {
  if (path === undefined) return categories;
  const within = categories.find((one) => one.path === path || path.startsWith(one.path + BETWEEN));
  if (!within) return [];
  return shelvesBelow(within.data ?? [], within.path === path ? undefined : path);
}

/** The same without an index: which categories there are, and not how much lies there. */
export function shopKinds(category: string | undefined, { categories }: Vocabulary): Kinds {
  const chosen = categories.find(({ slug }) => slug === category);
  const above = chosen ? chosen.path + BETWEEN : "";
  const isNext = (path: string) =>
    path.startsWith(above) && !path.slice(above.length).includes(BETWEEN);
  const shelves = categories.filter(({ path }) => isNext(path));
  return {
    chosen: chosen?.name,
    shelves: shelves.map(({ slug, name }) => ({ category: slug, name })),
  };
}

/** The categories that a search can be narrowed down to, in the shop's order and with its words. */
export function liveKinds(
  { hierarchicalFacets: [found] }: CategorisedAnswer,
  category: string,
  vocabulary: Vocabulary,
): Kinds {
  const chosen = vocabulary.categories.find(({ slug }) => slug === category);
  const below = shelvesBelow(found?.data ?? [], chosen?.path);
  const counts = new Map(below.map(({ path, count }) => [path, count]));
  const shelves = vocabulary.categories.flatMap(({ slug, name, path }) => {
    const count = counts.get(path);
    return count ? [{ category: slug, name, count }] : [];
  });
  return { chosen: chosen?.name, shelves };
}
