/** A line of a rendered cart: the name of its form field, and its quantity. */
export type ShownLine = { field: string; quantity: number };

/** Returns the lines of a rendered cart page by product name. */
export const cartLines = (html: string): Record<string, ShownLine> =>
  Object.fromEntries(
    Array.from(
      html.matchAll(/<input[^>]+aria-label="Quantity of ([^"]+)"[^>]*>/g),
      ([input, name = ""]) => {
        const field = / name="([^"]+)"/.exec(input)?.[1] ?? "";
        return [name, { field, quantity: Number(/ value="(\d+)"/.exec(input)?.[1]) }];
      },
    ),
  );

/** Returns the quantities of a rendered cart page by product name. */
export const quantitiesOn = (html: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(cartLines(html)).map(([name, { quantity }]) => [name, quantity]),
  );
