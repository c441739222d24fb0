import { useHydrated } from "vike-react/useHydrated";
import { t, tags } from "#words/t.ts";
import styles from "./CartAsOf.module.css";

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Formats a time as "14:05" in the shopper's time zone; with the date on any day but today's. */
export function clockText(moment: Date, now = new Date()): string {
  const clock = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  if (moment.toDateString() === now.toDateString()) return clock;
  const month = t("date.shortMonth", { month: String(moment.getMonth() + 1) });
  return t("date.clockOnDay", { clock, day: moment.getDate(), month });
}

/**
 * Status note on a page that shows the last known cart because the backend cannot be reached: the
 * cart's time, and the actions that are still possible. The server does not know the shopper's time
 * zone, so it writes UTC and the browser replaces it.
 */
export function CartAsOf({ asOf, isReadOnly = false }: { asOf: Date; isReadOnly?: boolean }) {
  const isHydrated = useHydrated();
  const moment = isHydrated ? clockText(asOf) : `${asOf.toISOString().slice(11, 16)} UTC`;
  const time = (text: string, key: number) => (
    <time key={key} dateTime={asOf.toISOString()}>
      {text}
    </time>
  );
  return (
    <div className={styles.note} role="status">
      <p>
        <strong>{tags("cart.asOf", { time }, { moment })}</strong> {t("cart.asOfNote")}
      </p>
      <p>
        {isHydrated && !isReadOnly && <span>{t("cart.changesSaved")} </span>}
        <span>{t("cart.checkOutLater")}</span>
      </p>
    </div>
  );
}
