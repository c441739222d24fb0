import { useCallback, useEffect, useRef, useState } from "react";
import { trackState, useDataState } from "#relay/dataState.ts";

// Server-side errors of a form: messages by field and for the form, and the sending state.

/** Messages by field name. */
export type ServerErrors = Readonly<Record<string, string>>;

/** The server's reasons not to accept a form: for single fields by name, or for all of it. */
export type FormRefusal = { errors?: ServerErrors; message?: string };

export const NO_ERRORS: ServerErrors = {};

/** Restores the focus after sending: disabled fields lose it. The ref holds the focused element. */
function useRestoredFocus(isSending: boolean) {
  const lastFocused = useRef<Element>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!isSending && isLost && lastFocused.current instanceof HTMLElement) {
      lastFocused.current.focus();
    }
    lastFocused.current = null;
  }, [isSending]);
  return lastFocused;
}

/**
 * Returns the server's errors, at first those the page was rendered with, and a function to send.
 * @param onErrors called when a response brings errors
 */
export function useServerRefusal(props: FormRefusal, onErrors: () => void) {
  const [{ errors = NO_ERRORS, message }, setRefusal] = useState(props);
  const [sending] = useState(trackState);
  const isSending = useDataState(sending) === "pending";
  const lastFocused = useRestoredFocus(isSending);

  async function deliver(response: Promise<FormRefusal | void>) {
    const focused = document.activeElement;
    try {
      const refusal = await response;
      setRefusal(refusal ?? {});
      if (refusal?.errors) onErrors();
    } finally {
      lastFocused.current = focused;
    }
  }

  const forgetError = useCallback((name: string) => {
    setRefusal((now) => {
      const { [name]: corrected, ...others } = now.errors ?? NO_ERRORS;
      if (corrected === undefined) return now;
      // The message is about the errors, and goes with the last.
      return Object.keys(others).length === 0 ? {} : { ...now, errors: others };
    });
  }, []);
  const send = (response: Promise<FormRefusal | void>) => sending.during(deliver(response));
  return { errors, message, isSending, send, forgetError };
}
