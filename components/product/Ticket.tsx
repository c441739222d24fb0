import styles from "./Ticket.module.css";

/** Badge on a product's tile, such as "Sold out"; one per tile. */
export function Ticket({ label, isLit = false }: { label: string; isLit?: boolean }) {
  return <span className={`${styles.ticket} ${isLit ? styles.lit : ""}`}>{label}</span>;
}
