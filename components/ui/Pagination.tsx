import styles from "./Pagination.module.css";

// Pagination of a product list: links to the previous and the next page.

type PaginationProps = {
  /** Addresses of the neighboring pages; absent at either end. */
  previous?: string | undefined;
  next?: string | undefined;
};

/** Renders nothing without either address. */
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
