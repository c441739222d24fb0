import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { t } from "#words/t.ts";
import styles from "./Account.module.css";

// Empty state of the account's lists.

/** Panel in place of an empty list, with a link to the products. */
export function EmptyList({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.panel}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div>
        <ButtonLink href="/products">{t("page.seeEverything")}</ButtonLink>
      </div>
    </div>
  );
}

/** Sentence in place of a list that the backend did not return, with a link that tries again. */
export function UnavailableList({ name, href }: { name: "orders" | "downloads"; href: string }) {
  return (
    <>
      <p role="status">{t("account.listUnavailable", { list: name })}</p>
      <div>
        <ButtonLink href={href} rel="external" variant="quiet">
          {t("error.tryAgain")}
        </ButtonLink>
      </div>
    </>
  );
}
