import type { SuggestedProduct, Suggestions } from "./suggestions.ts";

/** Option of the search combobox, which is a link. */
export type SuggestedOption = {
  id: string;
  href: string;
  /** Displayed text, in which typed parts may stand out. */
  words: string;
  /** Number of products there, if known. */
  count?: number;
  thing?: SuggestedProduct;
};

/** Options under a common heading. */
export type OptionGroup = { id: string; title: string; options: SuggestedOption[] };

/** Returns the search page's address for a text. */
export const searchAddress = (text: string) => `/search?${new URLSearchParams({ q: text })}`;

const searches = (texts: readonly string[]) =>
  texts.map((words) => ({ href: searchAddress(words), words }));

/** Groups the dialog's options for a text; without text, the recent searches. */
export function groupsOf(
  text: string,
  suggestions: Suggestions | undefined,
  recent: readonly string[],
): OptionGroup[] {
  const { texts = [], categories = [], things = [] } = suggestions ?? {};
  const isEmpty = text === "";
  const groups = [
    { id: "recent", title: "Searched for before", options: isEmpty ? searches(recent) : [] },
    { id: "texts", title: "Suggestions", options: isEmpty ? [] : searches(texts) },
    {
      id: "categories",
      title: "Departments",
      options: categories.map(({ name, ...category }) => ({ ...category, words: name })),
    },
    {
      id: "things",
      title: "Things",
      options: things.map((thing) => ({ href: thing.href, words: thing.name, thing })),
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
