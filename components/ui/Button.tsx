import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";

// Button component in two variants and two sizes, with a pending state.

/** Shows `pendingLabel` at an unchanged width while work is pending. */
type Pending = { isPending?: boolean | undefined; pendingLabel?: string | undefined };

type ButtonProps = ComponentProps<"button"> &
  Pending & { variant?: "primary" | "quiet"; isSmall?: boolean };

/** Label of a button, or of a link that looks like one. */
export function ButtonLabel(props: Pending & { children: ReactNode }) {
  const { isPending, pendingLabel, children } = props;
  return (
    <>
      <span className={isPending ? styles.hidden : undefined}>{children}</span>
      {isPending && <span className={styles.pending}>{pendingLabel}</span>}
    </>
  );
}

/** A submit button by default; ignores clicks while its work is pending. */
export function Button(props: ButtonProps) {
  const { variant = "primary", isSmall, isPending, pendingLabel, children, ...rest } = props;
  return (
    <button
      type="submit"
      {...rest}
      data-part="button"
      className={`${styles.button} ${styles[variant]} ${isSmall ? styles.small : ""}`}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : rest.onClick}
    >
      <ButtonLabel isPending={isPending} pendingLabel={pendingLabel}>
        {children}
      </ButtonLabel>
    </button>
  );
}
