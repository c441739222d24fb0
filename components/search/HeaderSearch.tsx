import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormEvent, MouseEvent } from "react";
import { Icon } from "#components/ui/Icon.tsx";
import { isPlainClick } from "#components/ui/isPlainClick.ts";
import { useModal } from "#components/ui/useModal.ts";
import { forgetSearch, recentSearches, rememberSearch } from "./recentSearches.ts";
import styles from "./HeaderSearch.module.css";
import { groupsOf, searchAddress } from "./optionGroups.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import type { Suggestions } from "./suggestions.ts";
import { foundWords } from "./suggestions.ts";
import { useActiveOption } from "./useActiveOption.ts";
import { useSuggestions } from "./useSuggestions.ts";

/** Milliseconds for which the keys rest before it is said what was found. */
const REST = 600;

type HeaderSearchProps = {
  /** What is suggested for a text; rejects where the index cannot say. */
  suggest: (text: string) => Promise<Suggestions>;
  /** Goes to a page in the place of the sheet's own entry. */
  go: (address: string) => void;
  /** Told whether another page is gone to. */
  onClosed: (isLeaving: boolean) => void;
};

/**
 * The search over a page: a sheet from its top with a combobox in it, whose options are links.
 * Enter without one of them goes to the search's own page, also where nothing can be suggested.
 */
export function HeaderSearch({ suggest, go, onClosed }: HeaderSearchProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useState(recentSearches);
  const text = typed.trim();
  const { suggestions, isAsking } = useSuggestions(text, suggest);
  const isCurrent = suggestions?.text === text;
  const groups = groupsOf(text, suggestions, recent);
  const options = groups.flatMap((group) => group.options.map(({ id }) => id));
  const { active, leave, onKeyDown } = useActiveOption(options);
  const said = useSaid(suggestions && isCurrent ? foundWords(suggestions) : "");
  const close = useModal(dialog, "#search", () => onClosed(false));
  const closeFromOutside = useEffectEvent(close);

  useEffect(() => {
    const sheet = dialog.current;
    // Only what lies around the sheet is the dialog itself.
    sheet?.addEventListener("click", ({ target }) => target === sheet && closeFromOutside());
    // Not all browsers focus what has `autofocus` in a dialog that script opens.
    field.current?.focus();
  }, []);

  function leaveFor(address: string, searched: string | null): void {
    if (searched) rememberSearch(searched);
    onClosed(true);
    go(address);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text !== "") leaveFor(searchAddress(text), text);
  }

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    const { pathname, search } = event.currentTarget;
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The router would keep the sheet's entry behind the page's.
    event.stopPropagation();
    leaveFor(pathname + search, new URLSearchParams(search).get("q"));
  }

  return (
    <dialog ref={dialog} className={styles.sheet} aria-label="Search">
      <div className={`room ${styles.inside}`}>
        <form role="search" action="/search" className={styles.head} onSubmit={submit}>
          <input
            ref={field}
            className={styles.field}
            type="text"
            name="q"
            role="combobox"
            aria-label="Search products"
            aria-autocomplete="list"
            aria-busy={isAsking || undefined}
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? "suggestions" : undefined}
            aria-activedescendant={active}
            placeholder="Search the shop"
            inputMode="search"
            enterKeyHint="search"
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={({ currentTarget }) => {
              leave();
              setTyped(currentTarget.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
          <button
            type="button"
            className={styles.close}
            aria-label="Close the search"
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </form>
        <SuggestionList groups={groups} text={text} active={active} onFollow={follow} />
        {isCurrent && suggestions.found === 0 && (
          <p className={styles.nothing}>Nothing called “{text}”.</p>
        )}
        {text !== "" && (!isCurrent || suggestions.found > 0) && (
          <a className={styles.all} href={searchAddress(text)} onClick={follow}>
            {isCurrent && suggestions.found > 1
              ? `See all ${suggestions.found} results`
              : "See all results"}
          </a>
        )}
        {text === "" && recent.length > 0 && (
          <button
            type="button"
            className={styles.forget}
            onClick={() => {
              forgetSearch();
              setRecent([]);
              field.current?.focus();
            }}
          >
            Forget these
          </button>
        )}
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
    </dialog>
  );
}

/** Words that are said once they have stood for a moment, so that not every key is answered aloud. */
function useSaid(words: string): string {
  const [said, say] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => say(words), REST);
    return () => clearTimeout(timer);
  }, [words]);
  return said;
}
