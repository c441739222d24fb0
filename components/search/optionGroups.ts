import type { Words } from "#relay/contract/page/shopTexts.ts";
import type { SearchStart, SuggestedProduct, Suggestions } from "./suggestions.ts";
import { t } from "#words/t.ts";

// Grouped options of the search dialog's combobox.

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

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Groups the dialog's options for a text. An empty text has the recent searches, categories and
 * best sellers as options; a text without results has the latter two.
 */
export function groupsOf(
  {
    text,
    suggestions,
    recent,
    start,
  }: {
    text: string;
    suggestions: Suggestions | undefined;
    recent: readonly string[];
    start: SearchStart | undefined;
  },
  words: Words,
): OptionGroup[] {
  const isEmpty = text === "";
  const isFound = !isEmpty && suggestions?.found !== 0;
  const { texts = [] } = suggestions ?? {};
  const categories: { href: string; name: string; count?: number }[] =
    (isFound ? suggestions?.categories : start?.categories) ?? [];
  const products = (isFound ? suggestions?.products : start?.products) ?? [];
  const groups = [
    { id: "recent", title: t("search.recent"), options: isEmpty ? searches(recent) : [] },
    { id: "texts", title: t("search.suggestions"), options: isEmpty ? [] : searches(texts) },
    {
      id: "categories",
      title: words.departments,
      options: categories.map(({ name, ...category }) => ({ ...category, label: name })),
    },
    {
      id: "products",
      title: isFound ? capitalized(words.products) : t("product.bestselling"),
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
