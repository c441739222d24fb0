// GraphQL names of taxonomies and attributes.

/** Replaces letters that GraphQL's names cannot have by their codes: "pa_色" → "pa_x8272". */
const inLatin = (slug: string): string =>
  slug.replace(/[^\w-]/gu, (letter) => `x${letter.codePointAt(0)?.toString(16)}`);

/** Returns a taxonomy's GraphQL type name: "pa_made-in" → "PaMadeIn". */
export function pascalCase(taxonomy: string): string {
  return inLatin(taxonomy).replace(/(?:^|[_-])([a-z0-9])/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}

/** Returns an attribute's GraphQL enum value: "made-in" → "PA_MADE_IN". */
export function attributeEnum(slug: string): string {
  return `PA_${inLatin(slug).toUpperCase().replaceAll("-", "_")}`;
}

/** Returns a taxonomy's GraphQL field name: "pa_made-in" → "paMadeIn". */
export function camelCase(taxonomy: string): string {
  const name = pascalCase(taxonomy);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
