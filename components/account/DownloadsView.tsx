import { dateText } from "#components/ui/shopDate.ts";
import type { Download } from "#relay/contract/account/accountData.ts";
import { EmptyList, UnavailableList } from "./UnavailableList.tsx";
import styles from "./Account.module.css";

/**
 * The customer's purchased downloads, with remaining downloads and expiry dates; null if they could
 * not be read.
 */
export function DownloadsView({ downloads }: { downloads: readonly Download[] | null }) {
  return (
    <>
      <h1>Your downloads</h1>
      {!downloads && <UnavailableList name="downloads" href="/account/downloads" />}
      {downloads?.length === 0 && (
        <EmptyList title="Nothing to download yet" text="Files that you buy appear here." />
      )}
      <ul className={styles.orders}>
        {downloads?.map(({ name, url, remaining, until }, at) => (
          <li key={at} className={styles.panel}>
            {url ? (
              <a className={styles.link} href={url} rel="external" download>
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}
            {remaining !== undefined && <span>{`${remaining} left`}</span>}
            {until && <span>{`Until ${dateText(until)}`}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
