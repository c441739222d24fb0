import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { Button } from "#components/ui/Button.tsx";
import { useHydrated } from "vike-react/useHydrated";
import type { CouponForm_cart$key } from "#__generated__/CouponForm_cart.graphql.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { useCoupons } from "./useCoupons.ts";
import { t } from "#words/t.ts";
import styles from "./CouponForm.module.css";

// Coupons of the checkout: those applied, each with a remove button, and a field for another.

const cartFragment = graphql`
  fragment CouponForm_cart on Cart {
    appliedCoupons {
      code
    }
  }
`;

const FIELD = "coupon-code";
const ERROR = "coupon-error";
/** Redirect target without script: on a phone the coupons are far down the page. */
const HERE = `/checkout#${FIELD}`;

/** Returns a code as in the totals: WooCommerce stores it in lower case and ignores the case. */
const printed = (code: string) => code.toUpperCase();

export type CouponFormProps = {
  cart: CouponForm_cart$key;
  /** The applied coupons alone, or the field alone; without it both. */
  part?: "applied" | "field";
  /** Called with the sentence about a change that succeeded, in place of showing it here. */
  onChanged?: (sentence: string) => void;
};

/**
 * Applies and removes coupons in place. Until hydration these fields belong to the checkout's own
 * form, so that a post carries all typed values.
 */
export function CouponForm({ part, onChanged, ...props }: CouponFormProps) {
  const { appliedCoupons } = useFragment(cartFragment, props.cart);
  const coupons = part === "field" ? [] : (appliedCoupons ?? []).filter((coupon) => coupon != null);
  const { applyCoupon, removeCoupon } = useCoupons();
  const draft = usePageContext().draft?.checkout?.coupon;
  const owner = useHydrated() ? undefined : "checkout";
  const [refusal, setRefusal] = useState(draft?.error ?? "");
  const [status, setStatus] = useState("");
  const answer = useRef<HTMLDivElement>(null);
  const [changing] = useState(trackState);
  const isChanging = useDataState(changing) === "pending";

  const say = (refused: string, done = "") => {
    flushSync(() => {
      setRefusal(refused);
      setStatus(onChanged ? "" : done);
    });
    answer.current?.scrollIntoView({ block: "nearest" });
    if (done) onChanged?.(done);
  };
  const change = async (work: Promise<string>, done: string) => {
    const refused = await changing.during(work);
    say(refused, refused === "" ? done : "");
    return refused === "";
  };
  const apply = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get("code");
    const code = typeof typed === "string" ? typed.trim() : "";
    if (isChanging) return;
    const done = t("checkout.codeApplied", { code: printed(code) });
    if (code === "") say(t("checkout.codeMissing"));
    else if (await change(applyCoupon(code), done)) form.reset();
  };
  const remove = async (event: FormEvent<HTMLFormElement>, code: string) => {
    event.preventDefault();
    const { parentElement } = event.currentTarget;
    if (isChanging) return;
    // The pressed button is removed with its coupon, and with it the focus.
    const done = t("checkout.codeRemoved", { code: printed(code) });
    if (await change(removeCoupon(code), done)) parentElement?.focus();
  };

  return (
    <div className={styles.codes} tabIndex={-1}>
      {coupons.map(({ code }) => (
        <form key={code} className={styles.applied} onSubmit={(event) => void remove(event, code)}>
          <span className={styles.code}>{printed(code)}</span>
          <button
            className={styles.remove}
            type="submit"
            form={owner}
            formAction={HERE}
            name="remove"
            value={code}
            aria-label={t("checkout.removeCode", { code: printed(code) })}
          >
            {t("cart.remove")}
          </button>
        </form>
      ))}
      {part !== "applied" && (
        <form className={styles.apply} onSubmit={(event) => void apply(event)} noValidate>
          <label htmlFor={FIELD}>{t("checkout.code")}</label>
          <input
            id={FIELD}
            form={owner}
            name="code"
            defaultValue={draft?.typed}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={refusal !== "" || undefined}
            aria-describedby={refusal === "" ? undefined : ERROR}
          />
          <Button
            form={owner}
            formAction={HERE}
            name="step"
            value="code"
            variant="quiet"
            isPending={isChanging}
            pendingLabel={t("checkout.checkingCode")}
          >
            {t("checkout.applyCode")}
          </Button>
        </form>
      )}
      <div ref={answer} className={styles.status} role="status">
        {refusal && (
          <p id={part === "applied" ? undefined : ERROR} className="field-error">
            {refusal}
          </p>
        )}
        {status && <p className={styles.good}>{status}</p>}
      </div>
    </div>
  );
}
