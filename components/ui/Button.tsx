import type { ComponentProps } from "react";
import styles from "./Button.module.css";

// Button component in two variants and two sizes, with a pending state.

type ButtonProps = ComponentProps<"button"> & {
  variant?: "primary" | "quiet";
  isSmall?: boolean;
  /** Shows `pendingLabel` at an unchanged width while work is pending. */
  isPending?: boolean;
  pendingLabel?: string;
};

/** A submit button by default; ignores clicks while its work is pending. */
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
      <span className={isPending ? styles.hidden : undefined}>{children}</span>
      {isPending && <span className={styles.pending}>{pendingLabel}</span>}
    </button>
  );
}
