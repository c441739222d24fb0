// Category paths in the search index.

type Category = { id: number; parent: number | null | undefined; name: string };

/** Separator of the names in a category's index path: "Table > Mugs". */
export const PATH_SEPARATOR = " > ";

/** Index fields of categories, from the top level down. */
export const CATEGORY_FIELDS = [
  "categories.lvl0",
  "categories.lvl1",
  "categories.lvl2",
  "categories.lvl3",
] as const;

/** Returns categories' index paths by their ids; a cycle of parents ends. */
export function categoryPaths(categories: readonly Category[]): Map<number, string> {
  const known = new Map(categories.map((category) => [category.id, category]));
  const namesOf = (id: number | null | undefined, below: readonly number[] = []): string[] => {
    const category = id == null || below.includes(id) ? undefined : known.get(id);
    return category ? [...namesOf(category.parent, [...below, category.id]), category.name] : [];
  };
  return new Map(categories.map(({ id }) => [id, namesOf(id).join(PATH_SEPARATOR)]));
}
