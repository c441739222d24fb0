import { memo } from "react";
import type { Ref } from "react";
import { MAX_SEARCH_BYTES } from "#relay/contract/page/searchFacts.ts";
import { Button } from "#components/ui/Button.tsx";
import { GetForm } from "#components/ui/GetForm.tsx";
import { t } from "#words/t.ts";
import styles from "./SearchForm.module.css";

// Search form of the search and error pages.

type SearchFormProps = {
  /** Initial search text. */
  query?: string;
  /** Large variant for the search page. */
  isLarge?: boolean;
  /** Hidden inputs, for example the filters of a listing. */
  hidden?: readonly (readonly [string, string])[];
  field?: Ref<HTMLInputElement>;
  onType?: (text: string) => void;
  onFocus?: () => void;
  /** Called with the address before navigating to it; returns true if it has handled it. */
  onNavigate?: (address: string) => boolean | void;
};

/**
 * Renders a plain form, so that it works without script. Memoized: React sets all of a field's
 * attributes on each render.
 */
export const SearchForm = memo((props: SearchFormProps) => {
  const { query = "", isLarge = false, hidden, field, onType, onFocus, onNavigate } = props;
  return (
    <search>
      <GetForm
        action="/search"
        className={isLarge ? styles.large : styles.plain}
        onNavigate={onNavigate}
      >
        <input
          ref={field}
          type="search"
          name="q"
          maxLength={MAX_SEARCH_BYTES}
          aria-label={t("search.fieldLabel")}
          placeholder={t("search.placeholder")}
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => onType?.(event.currentTarget.value)}
          onFocus={onFocus}
        />
        {hidden?.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>{t("search.submit")}</Button>
      </GetForm>
    </search>
  );
});
