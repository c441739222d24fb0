import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormEvent, MouseEvent, RefObject, KeyboardEvent } from "react";
import { Icon } from "#components/ui/Icon.tsx";
import { isPlainClick } from "#components/ui/isPlainClick.ts";
import { useModal } from "#components/ui/useModal.ts";
import { countedProducts } from "#relay/contract/page/shopTexts.ts";
import type { Words } from "#relay/contract/page/shopTexts.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { prefetchRoute } from "#components/page/prefetchRoutes.ts";
import { forgetSearch, searchHistory, saveSearch } from "./searchHistory.ts";
import { groupsOf, searchAddress } from "./optionGroups.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import { nothingCalled, resultSummary } from "./suggestions.ts";
import type { SearchStart, Suggestions } from "./suggestions.ts";
import { t, tags } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./HeaderSearch.module.css";
import { linkTo } from "#components/ui/messageTags.tsx";

// Search dialog of the header: a combobox with suggestions.

const linkOf = (id: string) => {
  const element = document.getElementById(id);
  return element instanceof HTMLAnchorElement ? element : undefined;
};

/** Keys that move the caret: they deactivate the option, so that the caret is visible. */
const IN_FIELD = new Set(["Home", "End", "ArrowLeft", "ArrowRight"]);

/**
 * Returns the id of the active option, and the key handler that sets it while the focus stays in
 * the field; the options are links.
 * @param options their ids, in their order
 */
function useActiveOption(options: readonly string[]) {
  const [chosen, setActive] = useState<string>();
  const active = chosen !== undefined && options.includes(chosen) ? chosen : undefined;

  useEffect(() => {
    const link = active === undefined ? undefined : linkOf(active);
    if (!link) return;
    link.scrollIntoView({ block: "nearest" });
    void prefetchRoute(new URL(link.href));
  }, [active]);

  function step(by: 1 | -1): void {
    const place = active === undefined ? -1 : options.indexOf(active);
    const next = place < 0 && by < 0 ? options.length - 1 : place + by;
    setActive(options[(next + options.length) % Math.max(1, options.length)]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    // While an input method composes a word, the keys belong to it.
    if (event.nativeEvent.isComposing || ctrlKey || metaKey) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!altKey) step(key === "ArrowDown" ? 1 : -1);
      else if (key === "ArrowUp") setActive(undefined);
    } else if (key === "Enter" && active !== undefined) {
      event.preventDefault();
      linkOf(active)?.click();
    } else if (IN_FIELD.has(key)) setActive(undefined);
  }

  return { active, leave: () => setActive(undefined), onKeyDown };
}

/** Milliseconds for which a text shows the previous text's suggestions. */
const STALE_TIMEOUT_MS = 400;

/**
 * Returns the suggestions for a text. A failed or late response clears them, so that the previous
 * text's suggestions do not stay.
 * @param fetchSuggestions must stay the same function as long as its results would be the same
 */
function useSuggestions(
  text: string,
  fetchSuggestions: (text: string) => Promise<Suggestions>,
): { suggestions: Suggestions | undefined; isLoading: boolean } {
  const [loading] = useState(trackState);
  const state = useDataState(loading);
  const [shown, show] = useState<Suggestions>();
  useEffect(() => {
    let isNewest = true;
    const showNewest = (suggestions?: Suggestions) => {
      if (!isNewest) return;
      clearTimeout(timer);
      show(suggestions);
    };
    const timer = setTimeout(() => show(undefined), text === "" ? 0 : STALE_TIMEOUT_MS);
    if (text !== "")
      void loading.during(fetchSuggestions(text)).then(showNewest, () => showNewest());
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [text, fetchSuggestions, loading]);
  const suggestions = text === "" ? undefined : shown;
  return { suggestions, isLoading: state === "pending" };
}

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
      aria-label={t("search.fieldLabel")}
      aria-autocomplete="list"
      aria-busy={isLoading || undefined}
      aria-expanded={hasOptions}
      aria-controls={hasOptions ? "suggestions" : undefined}
      aria-activedescendant={active}
      placeholder={t("search.placeholder")}
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

/** Message for a text that names no product, with a close text that does. */
function NothingFound(props: {
  sentence: string;
  instead: string | undefined;
  onFollow: FollowLink;
}) {
  const { sentence, instead, onFollow } = props;
  const link = linkTo(searchAddress(instead ?? ""), { onClick: onFollow });
  return (
    <p className={styles.nothing}>
      <span>{sentence}</span>
      {instead && <span> {tags("search.tryInstead", { link }, { instead })}</span>}
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
    <dialog ref={dialog} className={styles.sheet} aria-label={t("search.heading")}>
      <div className={`room ${styles.inside}`}>
        <form
          role="search"
          action={localePath("/search")}
          className={styles.head}
          onSubmit={submit}
        >
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
            aria-label={t("search.close")}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </form>
        {isCurrent && (suggestions.found === 0 || suggestions.instead) && (
          <NothingFound
            sentence={nothingCalled(suggestions, words)}
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
        {text !== "" && (!isCurrent || suggestions.found > suggestions.products.length) && (
          <a className={styles.all} href={localePath(searchAddress(text))} onClick={follow}>
            {isCurrent
              ? t("search.seeAll", { counted: countedProducts(suggestions.found, words) })
              : t("search.seeAllResults")}
          </a>
        )}
        {text === "" && recent.length > 0 && (
          <button type="button" className={styles.forget} onClick={clearRecent}>
            {t("search.clearRecent")}
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
