import type { SuggestedProduct, Suggestions } from "./suggestions.ts";

/** Option of the search combobox, which is a link. */
export type SuggestedOption = {
  id: string;
  href: string;
  /** Displayed text, in which typed parts may stand out. */
  label: string;
  /** Number of products there, if known. */
  count?: number;
  product?: SuggestedProduct;
};

/** Options under a common heading. */
export type OptionGroup = { id: string; title: string; options: SuggestedOption[] };

/** Returns the search page's address for a text. */
export const searchAddress = (text: string) => `/search?${new URLSearchParams({ q: text })}`;

const searches = (texts: readonly string[]) =>
  texts.map((text) => ({ href: searchAddress(text), label: text }));

/** Groups the dialog's options for a text; without text, the recent searches. */
export function groupsOf(
  text: string,
  suggestions: Suggestions | undefined,
  recent: readonly string[],
): OptionGroup[] {
  const { texts = [], categories = [], products = [] } = suggestions ?? {};
  const isEmpty = text === "";
  const groups = [
    { id: "recent", title: "Recent searches", options: isEmpty ? searches(recent) : [] },
    { id: "texts", title: "Suggestions", options: isEmpty ? [] : searches(texts) },
    {
      id: "categories",
      title: "Departments",
      options: categories.map(({ name, ...category }) => ({ ...category, label: name })),
    },
    {
      id: "products",
      title: "Things",
      options: products.map((product) => ({
        href: product.href,
        label: product.name,
        product,
      })),
    },
  ];
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ options, ...group }) => ({
      ...group,
      // Id from the address: the same target stays the same option while more is typed.
      options: options.map((option) => ({ ...option, id: `to${option.href}` })),
    }));
}
