import styles from "./Pagination.module.css";

type PaginationProps = {
  /** Addresses of the neighboring pages; absent at either end. */
  previous?: string | undefined;
  next?: string | undefined;
};

/** Links to the previous and the next page; renders nothing without either. */
export function Pagination({ previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {previous && (
        <a href={previous} rel="prev">
          Previous
        </a>
      )}
      {next && (
        <a href={next} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
