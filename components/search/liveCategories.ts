import type { CategoryChoices } from "#components/category/ListingView.tsx";
import { PATH_SEPARATOR } from "#relay/contract/search/categoryPaths.ts";
import type { Vocabulary } from "./vocabulary.ts";

// Category facet of the search page, from an index response or from the shop's categories.

/** Category with its count in an index response, and its subcategories if it is on the path. */
type CountedCategory = {
  path: string;
  count: number;
  data: readonly CountedCategory[] | null;
};

/** Category facet of an index response, from the top level down to the chosen category. */
export type CategorizedResults = {
  hierarchicalFacets: readonly { data: readonly CountedCategory[] | null }[];
};

/** Returns the subcategories of the category at a path, or the top-level ones. */
function categoriesBelow(
  categories: readonly CountedCategory[],
  path: string | undefined,
): readonly CountedCategory[] {
  if (path === undefined) return categories;
  const within = categories.find(
    (one) => one.path === path || path.startsWith(one.path + PATH_SEPARATOR),
  );
  if (!within) return [];
  return categoriesBelow(within.data ?? [], within.path === path ? undefined : path);
}

/**
 * Returns the category facet without an index: the same categories, with counts per slug if they
 * are known.
 */
export function shopCategories(
  category: string | undefined,
  { categories }: Vocabulary,
  counts?: Readonly<Record<string, number>>,
): CategoryChoices {
  const chosen = categories.find(({ slug }) => slug === category);
  const above = chosen ? chosen.path + PATH_SEPARATOR : "";
  const isNext = (path: string) =>
    path.startsWith(above) && !path.slice(above.length).includes(PATH_SEPARATOR);
  const choices = categories.filter(({ path }) => isNext(path));
  return {
    chosen: chosen?.name,
    choices: choices
      .map(({ slug, name }) => ({
        category: slug,
        name,
        ...(counts && { count: counts[slug] ?? 0 }),
      }))
      .filter(({ count }) => count !== 0),
  };
}

/** Returns the category facet of a search, in the shop's order and with its names. */
export function liveCategories(
  { hierarchicalFacets: [found] }: CategorizedResults,
  category: string,
  vocabulary: Vocabulary,
): CategoryChoices {
  const chosen = vocabulary.categories.find(({ slug }) => slug === category);
  const below = categoriesBelow(found?.data ?? [], chosen?.path);
  const counts = new Map(below.map(({ path, count }) => [path, count]));
  const choices = vocabulary.categories.flatMap(({ slug, name, path }) => {
    const count = counts.get(path);
    return count ? [{ category: slug, name, count }] : [];
  });
  return { chosen: chosen?.name, choices };
}
