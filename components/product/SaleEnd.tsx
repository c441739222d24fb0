import { useEffect, useState } from "react";
import { momentInWords } from "#components/ui/shopDate.ts";
import styles from "./SaleEnd.module.css";

const MINUTE = 60_000;

const HAS_CLOCK = /(Z|[+-]\d\d:?\d\d)$/;

function timeLeft(end: string): string {
  const minutes = Math.floor((Date.parse(end) - Date.now()) / MINUTE);
  if (!(minutes > 0)) return "";
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${days} ${days === 1 ? "day" : "days"} ${hours} h left`;
  return hours > 0 ? `${hours} h ${minutes % 60} min left` : `${minutes} min left`;
}

/** When a sale ends, as the shop wrote it; the time left is added where there is script. */
export function SaleEnd({ end }: { end: string }) {
  const [left, setLeft] = useState("");
  // Without an offset it would be taken for the shopper's own clock.
  const isCounted = HAS_CLOCK.test(end);
  useEffect(() => {
    const update = () => setLeft(timeLeft(end));
    update();
    const clock = setInterval(update, MINUTE);
    return () => clearInterval(clock);
  }, [end]);
  return (
    <p className={styles.end}>
      <span>Sale ends {momentInWords(end)}</span>
      {isCounted && <span className={styles.left}>{left}</span>}
    </p>
  );
}
