import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import styles from "./Account.module.css";

// Empty state of the account's lists.

/** Panel in place of an empty list, with a link to the products. */
export function EmptyList({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.panel}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div>
        <ButtonLink href="/products">See everything</ButtonLink>
      </div>
    </div>
  );
}

/** Sentence in place of a list that the backend did not return, with a link that tries again. */
export function UnavailableList({ name, href }: { name: "orders" | "downloads"; href: string }) {
  return (
    <>
      <p role="status">{`We can’t read your ${name} right now. Nothing in your account has changed; try again in a moment.`}</p>
      <div>
        <ButtonLink href={href} rel="external" variant="quiet">
          Try again
        </ButtonLink>
      </div>
    </>
  );
}
