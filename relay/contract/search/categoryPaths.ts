// Category paths in the search index.

type Category = {
  databaseId: number;
  parentDatabaseId?: number | null | undefined;
  name?: string | null | undefined;
};

/** Separator of the names in a category's index path: "Table > Mugs". */
export const PATH_SEPARATOR = " > ";

/** Index fields of categories, from the top level down. */
export const CATEGORY_FIELDS = [
  "categories.lvl0",
  "categories.lvl1",
  "categories.lvl2",
  "categories.lvl3",
] as const;

/** Returns each category's path of names, by id; a cycle of parents ends where it began. */
export function categoryPaths(categories: readonly Category[]): Map<number, string[]> {
  const known = new Map(categories.map((category) => [category.databaseId, category]));
  const pathOf = (id: number | null | undefined, below: readonly number[] = []): string[] => {
    const category = id == null || below.includes(id) ? undefined : known.get(id);
    if (!category) return [];
    return [
      ...pathOf(category.parentDatabaseId, [...below, category.databaseId]),
      category.name ?? "",
    ];
  };
  return new Map(categories.map(({ databaseId }) => [databaseId, pathOf(databaseId)]));
}
