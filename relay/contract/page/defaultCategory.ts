// WooCommerce's default category, which holds products that nobody has assigned to one.

/**
 * Slugs that WooCommerce gives the category when it is installed, in its larger languages. Neither
 * WPGraphQL nor WooGraphQL tells which one it is; a merchant who makes a category of it renames it.
 */
const SLUGS = new Set([
  "uncategorized",
  "uncategorised",
  "unkategorisiert",
  "non-classe",
  "sin-categorizar",
  "sin-categoria",
  "senza-categoria",
  "sem-categoria",
  "geen-categorie",
  "ongecategoriseerd",
  "bez-kategorii",
  "okategoriserad",
  "ukategoriseret",
  "ikke-kategoriseret",
  "ukategorisert",
  "nezarazene",
]);

/** True for the default category, which is no department. */
export const isDefaultCategory = ({ slug }: { readonly slug?: string | null | undefined }) =>
  SLUGS.has(slug ?? "");
