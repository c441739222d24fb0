import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { Icon } from "#components/ui/Icon.tsx";
import { TextLink } from "#components/ui/TextLink.tsx";
import { followHere } from "./followHere.ts";
import type { OnNavigate } from "./followHere.ts";
import styles from "./FacetsInUse.module.css";

// Active facets of a listing: links that remove one, and a link that clears all.

type FacetsInUseProps = {
  facets: readonly { label: string; href: string }[];
  /** URL of the listing without facets. */
  clear: string;
  /** True for a list without products: to clear the facets is its main action. */
  isEmpty: boolean;
  onNavigate: OnNavigate;
};

/** Renders nothing without active facets; `onNavigate` may handle the links' URLs. */
export function FacetsInUse({ facets, clear, isEmpty, onNavigate }: FacetsInUseProps) {
  if (facets.length === 0) return null;
  return (
    <ul className={styles.inUse} aria-label="Filters in use">
      {facets.map(({ label, href }) => (
        <li key={href}>
          <a
            className={styles.box}
            href={href}
            aria-label={`Remove ${label}`}
            onClick={followHere(href, onNavigate)}
          >
            <span>{label}</span>
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      <li className={isEmpty ? undefined : styles.clear}>
        {isEmpty ? (
          <ButtonLink href={clear} isSmall onClick={followHere(clear, onNavigate)}>
            Clear all
          </ButtonLink>
        ) : (
          <TextLink href={clear} onClick={followHere(clear, onNavigate)}>
            Clear all
          </TextLink>
        )}
      </li>
    </ul>
  );
}
