import styles from "./Pagination.module.css";

type PaginationProps = {
  /** Addresses of the neighbouring pages; absent at either end. */
  previous?: string | undefined;
  next?: string | undefined;
};

/** Links to the pages before and after this one; nothing where everything is on one page. */
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
