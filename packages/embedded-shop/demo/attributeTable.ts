import type { ProductAttribute } from "#shop/merchandise.ts";

// Attributes of demo products: facts for the table, variation choices and filter traits.

type Row = Pick<ProductAttribute, "scope" | "usedForVariations" | "visible">;

/** Facts of one product (Material, Made in, Size, Weight, Care), shown in its table. */
export function facts(values: Record<string, string>): ProductAttribute[] {
  const single = Object.entries(values).map(([name, value]): [string, string[]] => [name, [value]]);
  return rows(Object.fromEntries(single), {
    scope: "local",
    usedForVariations: false,
    visible: true,
  });
}

/** Global attributes by slug, with their terms. */
export function choices(values: Record<string, string[]>): ProductAttribute[] {
  return rows(values, { scope: "global", usedForVariations: true, visible: true });
}

/** Global attributes that only serve filters; the table of facts says the same at length. */
export function traits(values: Record<string, string[]>): ProductAttribute[] {
  return rows(values, { scope: "global", usedForVariations: false, visible: false });
}

function rows(values: Record<string, string[]>, row: Row): ProductAttribute[] {
  return Object.entries(values).map(([name, options]) => ({ name, options, ...row }));
}
