import styles from "./Ticket.module.css";

/** The ticket that stands on the shelf in front of a thing; one to a pane. */
export function Ticket({ words, isLit = false }: { words: string; isLit?: boolean }) {
  return <span className={`${styles.ticket} ${isLit ? styles.lit : ""}`}>{words}</span>;
}
