import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormEvent, MouseEvent, RefObject } from "react";
import { Icon } from "#components/ui/Icon.tsx";
import { isPlainClick } from "#components/ui/isPlainClick.ts";
import { useModal } from "#components/ui/useModal.ts";
import { forgetSearch, searchHistory, saveSearch } from "./searchHistory.ts";
import type { Words } from "#relay/contract/page/shopTexts.ts";
import styles from "./HeaderSearch.module.css";
import { groupsOf, searchAddress } from "./optionGroups.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import type { SearchStart, Suggestions } from "./suggestions.ts";
import { resultSummary } from "./suggestions.ts";
import { useActiveOption } from "./useActiveOption.ts";
import { useSuggestions } from "./useSuggestions.ts";

// Search dialog of the header: a combobox with suggestions.

/** Milliseconds without a key press before the results are announced. */
const ANNOUNCE_DELAY_MS = 600;

type HeaderSearchProps = {
  /** Fetches suggestions for a text; rejects if the index fails. */
  suggest: (text: string) => Promise<Suggestions>;
  /** Suggestions for an empty text, once they have loaded. */
  start?: SearchStart | undefined;
  words: Words;
  /** Navigates to a page, replacing the dialog's history entry. */
  go: (address: string) => void;
  /** Called when the dialog closes, with true if it closes for a navigation. */
  onClosed: (isLeaving: boolean) => void;
};

type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

/** Field of the combobox; the active option is set by its keyboard. */
function ComboboxField(props: {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  isLoading: boolean;
  hasOptions: boolean;
  keyboard: ReturnType<typeof useActiveOption>;
  onType: (text: string) => void;
}) {
  const { field, text, isLoading, hasOptions, keyboard, onType } = props;
  const { active, leave, onKeyDown } = keyboard;
  return (
    <input
      ref={field}
      className={styles.field}
      type="text"
      name="q"
      role="combobox"
      aria-label="Search products"
      aria-autocomplete="list"
      aria-busy={isLoading || undefined}
      aria-expanded={hasOptions}
      aria-controls={hasOptions ? "suggestions" : undefined}
      aria-activedescendant={active}
      placeholder="Search the shop"
      inputMode="search"
      enterKeyHint="search"
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      value={text}
      onChange={({ currentTarget }) => {
        leave();
        onType(currentTarget.value);
      }}
      onKeyDown={onKeyDown}
      onBlur={leave}
    />
  );
}

/** Message for a text without results, with a close text that has some. */
function NothingFound(props: {
  begin: string;
  text: string;
  instead: string | undefined;
  onFollow: FollowLink;
}) {
  const { begin, text, instead, onFollow } = props;
  return (
    <p className={styles.nothing}>
      <span>{`${begin} “${text}”.`}</span>
      {instead && (
        <span>
          {" Try "}
          <a href={searchAddress(instead)} onClick={onFollow}>
            {instead}
          </a>
          .
        </span>
      )}
    </p>
  );
}

/** Opens the dialog with the focus in its field; a click outside of its content closes it. */
function useSearchDialog(onClosed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = useModal(dialog, "#search", onClosed);
  const closeFromOutside = useEffectEvent(close);

  useEffect(() => {
    const sheet = dialog.current;
    // Clicks on the dialog element itself are outside of its content.
    sheet?.addEventListener("click", ({ target }) => target === sheet && closeFromOutside());
    // Not all browsers focus an `autofocus` element in a dialog that script opens.
    field.current?.focus();
  }, []);

  return { dialog, field, close };
}

/**
 * Renders the dialog over the page; its options are links. Enter without an active option goes to
 * the search page, even if there are no suggestions.
 */
export function HeaderSearch({ suggest, start, words, go, onClosed }: HeaderSearchProps) {
  const { dialog, field, close } = useSearchDialog(() => onClosed(false));
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useState(searchHistory);
  const text = typed.trim();
  const { suggestions, isLoading } = useSuggestions(text, suggest);
  const isCurrent = suggestions?.text === text;
  const groups = groupsOf({ text, suggestions, recent, start }, words);
  const options = groups.flatMap((group) => group.options.map(({ id }) => id));
  const keyboard = useActiveOption(options);
  const announcement = useDebouncedText(
    suggestions && isCurrent ? resultSummary(suggestions, words) : "",
  );

  function leaveFor(address: string, searched: string | null): void {
    if (searched) saveSearch(searched);
    onClosed(true);
    go(address);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text !== "") leaveFor(searchAddress(text), text);
  }

  function clearRecent(): void {
    forgetSearch();
    setRecent([]);
    field.current?.focus();
  }

  const follow: FollowLink = (event) => {
    const { pathname, search } = event.currentTarget;
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The router would keep the dialog's history entry behind the page's.
    event.stopPropagation();
    leaveFor(pathname + search, new URLSearchParams(search).get("q"));
  };

  return (
    <dialog ref={dialog} className={styles.sheet} aria-label="Search">
      <div className={`room ${styles.inside}`}>
        <form role="search" action="/search" className={styles.head} onSubmit={submit}>
          <ComboboxField
            field={field}
            text={typed}
            isLoading={isLoading}
            hasOptions={options.length > 0}
            keyboard={keyboard}
            onType={setTyped}
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
        {isCurrent && suggestions.found === 0 && (
          <NothingFound
            begin={words.nothingFound}
            text={text}
            instead={suggestions.instead}
            onFollow={follow}
          />
        )}
        <SuggestionList
          words={words}
          groups={groups}
          text={text}
          active={keyboard.active}
          onFollow={follow}
        />
        {text !== "" && (!isCurrent || suggestions.found > 0) && (
          <a className={styles.all} href={searchAddress(text)} onClick={follow}>
            {isCurrent && suggestions.found > 1
              ? `See all ${suggestions.found} results`
              : "See all results"}
          </a>
        )}
        {text === "" && recent.length > 0 && (
          <button type="button" className={styles.forget} onClick={clearRecent}>
            Clear
          </button>
        )}
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
    </dialog>
  );
}

/** Debounces an announcement, so that not every key press is read aloud. */
function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
