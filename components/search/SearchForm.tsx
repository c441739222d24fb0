import { Button } from "#components/ui/Button.tsx";
import { GetForm } from "#components/ui/GetForm.tsx";
import styles from "./SearchForm.module.css";

type SearchFormProps = {
  /** What was searched for. */
  query?: string;
  /** As the search page's own heading-sized field. */
  isLarge?: boolean;
};

/** The field that searches the shop; a plain form, so that it works without script. */
export function SearchForm({ query = "", isLarge = false }: SearchFormProps) {
  return (
    <search>
      <GetForm action="/search" className={isLarge ? styles.large : styles.plain}>
        <input
          key={query}
          type="search"
          name="q"
          aria-label="Search products"
          placeholder="Search the shop"
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button>Search</Button>
      </GetForm>
    </search>
  );
}
