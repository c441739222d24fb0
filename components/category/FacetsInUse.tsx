import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { Icon } from "#components/ui/Icon.tsx";
import { TextLink } from "#components/ui/TextLink.tsx";
import { followHere } from "./followHere.ts";
import type { OnNavigate } from "./followHere.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
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

/** Renders nothing without active facets, and one button for the only one of an empty list; `onNavigate` may handle the links' URLs. */
export function FacetsInUse({ facets, clear, isEmpty, onNavigate }: FacetsInUseProps) {
  const [only, ...others] = facets;
  if (!only) return null;
  if (isEmpty && others.length === 0) {
    return (
      <p className={styles.inUse}>
        <ButtonLink href={only.href} isSmall onClick={followHere(only.href, onNavigate)}>
          {t("category.removeFilter", { filter: only.label })}
        </ButtonLink>
      </p>
    );
  }
  return (
    <ul className={styles.inUse} aria-label={t("category.inUse")}>
      {facets.map(({ label, href }) => (
        <li key={href}>
          <a
            className={styles.box}
            href={localePath(href)}
            aria-label={t("category.removeFilter", { filter: label })}
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
            {t("category.clearAll")}
          </ButtonLink>
        ) : (
          <TextLink href={clear} onClick={followHere(clear, onNavigate)}>
            {t("category.clearAll")}
          </TextLink>
        )}
      </li>
    </ul>
  );
}
