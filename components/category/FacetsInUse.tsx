import type { MouseEvent } from "react";
import { Icon } from "#components/ui/Icon.tsx";
import { TextLink } from "#components/ui/TextLink.tsx";
import styles from "./FacetsInUse.module.css";

type FacetsInUseProps = {
  facets: readonly { words: string; href: string }[];
  /** Where nothing is left out. */
  clear: string;
  onGo: (address: string) => boolean | void;
};

const staysHere = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** What a listing is narrowed by, each a link to the listing without it. */
export function FacetsInUse({ facets, clear, onGo }: FacetsInUseProps) {
  if (facets.length === 0) return null;
  const following = (href: string) => (event: MouseEvent) => {
    if (!staysHere(event) || !onGo(href)) return;
    event.preventDefault();
    // The page is not left: whoever follows links further up must not.
    event.stopPropagation();
  };
  return (
    <ul className={styles.inUse} aria-label="Filters in use">
      {facets.map(({ words, href }) => (
        <li key={href}>
          <a
            className={styles.box}
            href={href}
            aria-label={`Remove ${words}`}
            onClick={following(href)}
          >
            {words}
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      <li>
        <TextLink href={clear} onClick={following(clear)}>
          Clear all
        </TextLink>
      </li>
    </ul>
  );
}
