import { useRef, useState } from "react";
import type { MouseEvent, RefObject } from "react";
import { Icon } from "#components/ui/Icon.tsx";
import { forgetSearch, searchHistory } from "./searchHistory.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./RecentSearches.module.css";

// Recent searches on the search page: links, each with a remove button.

type RecentSearchesProps = {
  /** Search field, which gets the focus when no search is left. */
  field: RefObject<HTMLInputElement | null>;
  /** Called with the address before navigating to it; returns true if it has handled it. */
  onNavigate: (address: string) => boolean;
};

/** Renders this browser's searches and a button to clear them; nothing without any. */
export function RecentSearches({ field, onNavigate }: RecentSearchesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [searches, setSearches] = useState(searchHistory);
  if (searches.length === 0) return null;
  const forgetAll = () => {
    field.current?.focus();
    forgetSearch();
    setSearches([]);
  };
  const forget = (place: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>(`.${styles.box} button`);
    // The button disappears, and with it the focus.
    (buttons?.[place + 1] ?? buttons?.[place - 1] ?? field.current)?.focus();
    forgetSearch(searches[place]);
    setSearches(searchHistory());
  };
  const following = (href: string) => (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !onNavigate(href)) return;
    event.preventDefault();
    // Stays on the page: listeners further up, such as the router's, must not follow the link.
    event.stopPropagation();
  };
  return (
    <section className={styles.recent} aria-label={t("search.recent")}>
      <h2 className={styles.title}>{t("search.recent")}</h2>
      <ul ref={list} className={styles.list}>
        {searches.map((text, place) => {
          const href = `/search?${new URLSearchParams({ q: text })}`;
          return (
            <li key={text} className={styles.box}>
              <a href={localePath(href)} onClick={following(href)}>
                {text}
              </a>
              <button
                type="button"
                aria-label={t("search.removeRecent", { text })}
                onClick={() => forget(place)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          );
        })}
        <li>
          <button type="button" className={styles.all} onClick={forgetAll}>
            {t("search.clearRecent")}
          </button>
        </li>
      </ul>
    </section>
  );
}
