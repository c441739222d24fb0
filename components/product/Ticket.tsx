import styles from "./Ticket.module.css";

/** Badge on a product's tile, such as "Sold out"; one per tile. */
export function Ticket({ words, isLit = false }: { words: string; isLit?: boolean }) {
  return <span className={`${styles.ticket} ${isLit ? styles.lit : ""}`}>{words}</span>;
}
