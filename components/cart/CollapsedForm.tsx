import type { ReactNode, RefObject, SyntheticEvent } from "react";
import { Icon } from "#components/ui/Icon.tsx";
import styles from "./CollapsedForm.module.css";

// Disclosure widget around a form of the cart page: coupon code or delivery estimate.

type CollapsedFormProps = {
  title: string;
  /** Loads the form's script; called when the shopper opens the form. */
  load: () => Promise<void>;
  ref?: RefObject<HTMLDetailsElement | null>;
  children: ReactNode;
};

/** Renders the form (children) collapsed; its script loads when the shopper opens it. */
export function CollapsedForm({ title, load, ref, children }: CollapsedFormProps) {
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) void load().catch(() => {});
  };
  return (
    <details ref={ref} className={styles.collapsed} onToggle={onToggle}>
      <summary>
        {title}
        <span className={styles.closed}>
          <Icon name="plus" size={20} />
        </span>
        <span className={styles.opened}>
          <Icon name="minus" size={20} />
        </span>
      </summary>
      {children}
    </details>
  );
}
