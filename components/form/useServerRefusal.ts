import { useCallback, useEffect, useRef, useState } from "react";
import { trackState, useDataState } from "#relay/dataState.ts";

// Server-side errors of a form: messages by field and for the form, and the sending state.

/** Messages by field name. */
export type ServerErrors = Readonly<Record<string, string>>;

/** The server's reasons not to accept a form: for single fields by name, or for all of it. */
export type FormRefusal = { errors?: ServerErrors; message?: string };

export const NO_ERRORS: ServerErrors = {};

type ServerMessages = { errors?: ServerErrors; message?: string };

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
export function useServerRefusal(props: ServerMessages, onErrors: () => void) {
  const [errors, setErrors] = useState(props.errors ?? NO_ERRORS);
  const [message, setMessage] = useState(props.message);
  const [sending] = useState(trackState);
  const isSending = useDataState(sending) === "pending";
  const lastFocused = useRestoredFocus(isSending);

  async function deliver(response: Promise<FormRefusal | void>) {
    const focused = document.activeElement;
    try {
      const refusal = await response;
      setErrors(refusal?.errors ?? NO_ERRORS);
      setMessage(refusal?.message);
      if (refusal?.errors) onErrors();
    } finally {
      lastFocused.current = focused;
    }
  }

  const forgetError = useCallback((name: string) => {
    setErrors((now) =>
      Object.hasOwn(now, name)
        ? Object.fromEntries(Object.entries(now).filter(([of]) => of !== name))
        : now,
    );
  }, []);
  const send = (response: Promise<FormRefusal | void>) => sending.during(deliver(response));
  return { errors, message, isSending, send, forgetError };
}
