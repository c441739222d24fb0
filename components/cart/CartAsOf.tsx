import { useHydrated } from "vike-react/useHydrated";
import styles from "./CartAsOf.module.css";

const twoDigits = (number: number) => String(number).padStart(2, "0");

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Formats a time as "14:05" in the shopper's time zone; with the date on any day but today's. */
export function clockText(moment: Date, now = new Date()): string {
  const clock = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  if (moment.toDateString() === now.toDateString()) return clock;
  return `${clock} on ${moment.getDate()} ${MONTHS[moment.getMonth()]}`;
}

/**
 * Status note on a page that shows the last known cart because the backend cannot be reached: the
 * cart's time, and the actions that are still possible. The server does not know the shopper's time
 * zone, so it writes UTC and the browser replaces it.
 */
export function CartAsOf({ asOf, isReadOnly = false }: { asOf: Date; isReadOnly?: boolean }) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.note} role="status">
      <p>
        <strong>
          Cart as of{" "}
          <time dateTime={asOf.toISOString()}>
            {isHydrated ? clockText(asOf) : `${asOf.toISOString().slice(11, 16)} UTC`}
          </time>
          .
        </strong>{" "}
        We can’t reach the shop right now, so prices and stock may have changed. Nothing in your
        cart is lost.
      </p>
      <p>
        {isHydrated && !isReadOnly && (
          <span>Any changes you make here are saved, and sent once the shop is back. </span>
        )}
        <span>To check out, reload this page in a moment.</span>
      </p>
    </div>
  );
}
