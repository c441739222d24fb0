import { memo } from "react";
import type { Ref } from "react";
import { Button } from "#components/ui/Button.tsx";
import { GetForm } from "#components/ui/GetForm.tsx";
import styles from "./SearchForm.module.css";

type SearchFormProps = {
  /** What was searched for. */
  query?: string;
  /** As the search page's own heading-sized field. */
  isLarge?: boolean;
  field?: Ref<HTMLInputElement>;
  onType?: (text: string) => void;
  onFocus?: () => void;
  /** Told of the address before it is gone to; true where it has been seen to already. */
  onGo?: (address: string) => boolean | void;
};

/**
 * The field that searches the shop; a plain form, so that it works without script. It is drawn again
 * only for other properties: React sets all of a field's attributes each time.
 */
export const SearchForm = memo((props: SearchFormProps) => {
  const { query = "", isLarge = false, field, onType, onFocus, onGo } = props;
  return (
    <search>
      <GetForm action="/search" className={isLarge ? styles.large : styles.plain} onGo={onGo}>
        <input
          ref={field}
          type="search"
          name="q"
          aria-label="Search products"
          placeholder="Search the shop"
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => onType?.(event.currentTarget.value)}
          onFocus={onFocus}
        />
        <Button>Search</Button>
      </GetForm>
    </search>
  );
});
