type Category = { id: number; parent: number | null | undefined; name: string };

/** Between the names of a category's path in an index: "Table > Mugs". */
export const BETWEEN = " > ";

/** An index's fields of categories, from the top down. */
export const CATEGORY_FIELDS = [
  "categories.lvl0",
  "categories.lvl1",
  "categories.lvl2",
  "categories.lvl3",
] as const;

/** Categories' paths as an index has them, by their ids; a ring of parents ends. */
export function categoryPaths(categories: readonly Category[]): Map<number, string> {
  const known = new Map(categories.map((category) => [category.id, category]));
  const namesOf = (id: number | null | undefined, below: readonly number[] = []): string[] => {
    const category = id == null || below.includes(id) ? undefined : known.get(id);
    return category ? [...namesOf(category.parent, [...below, category.id]), category.name] : [];
  };
  return new Map(categories.map(({ id }) => [id, namesOf(id).join(BETWEEN)]));
}
