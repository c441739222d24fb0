import { dateText } from "#components/ui/shopDate.ts";
import type { Download } from "#relay/contract/account/accountData.ts";
import { EmptyList, UnavailableList } from "./UnavailableList.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./Account.module.css";

/**
 * The customer's purchased downloads, with remaining downloads and expiry dates; null if they could
 * not be read.
 */
export function DownloadsView({ downloads }: { downloads: readonly Download[] | null }) {
  return (
    <>
      <h1>{t("account.downloadsTitle")}</h1>
      {!downloads && <UnavailableList name="downloads" href="/account/downloads" />}
      {downloads?.length === 0 && (
        <EmptyList title={t("account.noDownloads")} text={t("account.noDownloadsNote")} />
      )}
      <ul className={styles.orders}>
        {downloads?.map(({ name, url, remaining, until }, at) => (
          <li key={at} className={styles.panel}>
            {url ? (
              <a className={styles.link} href={localePath(url)} rel="external" download>
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}
            {remaining !== undefined && (
              <span>{t("account.downloadsLeft", { count: remaining })}</span>
            )}
            {until && <span>{t("account.downloadUntil", { date: dateText(until) })}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
