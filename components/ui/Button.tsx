import type { ComponentProps } from "react";
import styles from "./Button.module.css";

type ButtonProps = ComponentProps<"button"> & {
  variant?: "primary" | "quiet";
  isSmall?: boolean;
  /** While the work is under way the label says so and the button keeps its width. */
  isPending?: boolean;
  pendingLabel?: string;
};

/** A button; a second press while its work is under way does nothing. */
export function Button(props: ButtonProps) {
  const { variant = "primary", isSmall, isPending, pendingLabel, children, ...rest } = props;
  return (
    <button
      type="submit"
      {...rest}
      className={`${styles.button} ${styles[variant]} ${isSmall ? styles.small : ""}`}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : rest.onClick}
    >
      <span className={isPending ? styles.kept : undefined}>{children}</span>
      {isPending && <span className={styles.pending}>{pendingLabel}</span>}
    </button>
  );
}
