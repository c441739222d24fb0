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

type SaleEndProps = {
  /** Null while there is no sale. */
  end: string | null;
};

/**
 * When a sale ends, as the shop wrote it; the time left is added where there is script. Nothing
 * moves in an open page: what has ended leaves its room, and what has begun since takes none.
 */
export function SaleEnd({ end: current }: SaleEndProps) {
  const [first] = useState(current);
  const end = first && (current ?? first);
  const [left, setLeft] = useState<string>();
  // Without an offset it would be taken for the shopper's own clock.
  const isCounted = HAS_CLOCK.test(end ?? "");
  useEffect(() => {
    if (!end || !isCounted) return;
    const update = () => setLeft(timeLeft(end));
    update();
    const clock = setInterval(update, MINUTE);
    return () => clearInterval(clock);
  }, [end, isCounted]);
  if (!end) return null;
  const isOver = !current || (isCounted && left === "");
  return (
    <p className={styles.end} data-over={isOver ? "" : undefined}>
      <span>Sale ends {momentInWords(end)}</span>
      {isCounted && <span className={styles.left}>{left}</span>}
    </p>
  );
}
