import type { SuggestedThing, Suggestions } from "./suggestions.ts";

/** One of the combobox's options, which is a link. */
export type SuggestedOption = {
  id: string;
  href: string;
  /** Its words, in which the typed ones may stand out. */
  words: string;
  /** How many things lie there, where that is known. */
  count?: number;
  thing?: SuggestedThing;
};

/** Options under a heading of their own. */
export type OptionGroup = { id: string; title: string; options: SuggestedOption[] };

/** Where a text is searched for. */
export const searchAddress = (text: string) => `/search?${new URLSearchParams({ q: text })}`;

const searches = (texts: readonly string[]) =>
  texts.map((words) => ({ href: searchAddress(words), words }));

/** What the sheet lists for a text, and before one is typed what was searched for before. */
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
      // By where it leads: the same place is the same option while more is typed.
      options: options.map((option) => ({ ...option, id: `to${option.href}` })),
    }));
}
