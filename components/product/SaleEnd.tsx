import { useEffect, useState } from "react";
import { everyMinute, serverNow } from "#relay/serverClock.ts";
import { endText, hoursText } from "#components/ui/shopDate.ts";
import { t } from "#words/t.ts";
import styles from "./SaleEnd.module.css";

// End of a sale on a product page, with a countdown.

const MINUTE = 60_000;

const HAS_OFFSET = /(Z|[+-]\d\d:?\d\d)$/;

function timeLeft(end: string): string {
  const minutes = Math.floor((Date.parse(end) - serverNow()) / MINUTE);
  if (!(minutes > 0)) return "";
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return t("product.saleDaysLeft", { days, hours });
  return t("product.saleTimeLeft", { time: hoursText(minutes) });
}

type SaleEndProps = {
  /** Null while there is no sale. */
  end: string | null;
};

/**
 * Renders the end as the shop wrote it, and with script the time left. It never shifts an open
 * page: an ended sale keeps its space, and one that began after the page was rendered takes none.
 */
export function SaleEnd({ end: current }: SaleEndProps) {
  const [first] = useState(current);
  const end = first && (current ?? first);
  const [left, setLeft] = useState<string>();
  // An end without an offset would be read in the shopper's time zone.
  const isCounted = HAS_OFFSET.test(end ?? "");
  useEffect(() => {
    if (!end || !isCounted) return;
    return everyMinute(() => setLeft(timeLeft(end)));
  }, [end, isCounted]);
  if (!end) return null;
  const isOver = !current || (isCounted && left === "");
  return (
    <p className={styles.end} data-over={isOver ? "" : undefined}>
      <span>{t("product.saleEnds", { moment: endText(end) })}</span>
      {isCounted && <span className={styles.left}>{left}</span>}
    </p>
  );
}
