/** Of the build (`server/bundling/fontSubsets.ts`). */
declare module "#theme/preloads" {
  /** URLs of the fonts that every page preloads, in this order. */
  export const preloads: readonly string[];
}
