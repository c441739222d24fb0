import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./Breadcrumbs.module.css";

export type Crumb = { name: string; href?: string };

/** Breadcrumb trail; a crumb without an address is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t("page.breadcrumbs")} data-part="breadcrumbs" className={styles.trail}>
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={href ?? name}>
            {href ? <a href={localePath(href)}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
