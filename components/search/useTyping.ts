import { useEffect, useRef } from "react";
import { painted } from "#components/navigation/painted.ts";
import type { FoundInIndex } from "./foundInIndex.ts";

/** Milliseconds that the widgets are left out for while an answer is awaited. */
const HEAD_START_MS = 100;

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

type Typing = {
  /** Asks the index for what is found by a text; rejects where it does not answer. */
  ask: (text: string) => Promise<FoundInIndex>;
  show: (text: string, found: FoundInIndex) => void;
  /** Has the widgets ask, which are answered from what was asked already. */
  refine: (text: string) => void;
};

/**
 * What follows from a key. The index's answer is shown as it comes, and InstantSearch is told after
 * that has been painted: its own work for a key and for an answer would stand before it, at a slow
 * processor for two frames. An answer that takes long or fails is InstantSearch's to wait for.
 */
export function useTyping({ ask, show, refine }: Typing) {
  const untold = useRef<string>(undefined);

  /** Tells the widgets of what was typed; whether there was something to. */
  const tell = () => {
    const text = untold.current;
    untold.current = undefined;
    if (text !== undefined) refine(text);
    return text !== undefined;
  };
  /** What was typed counts no more. */
  const forget = () => {
    untold.current = undefined;
  };
  useEffect(
    () => () => {
      untold.current = undefined;
    },
    [],
  );

  async function type(text: string): Promise<void> {
    untold.current = text;
    const isAwaited = () => untold.current === text;
    const answer = ask(text).catch(() => undefined);
    const found = await Promise.race([answer, after(HEAD_START_MS)]);
    if (!isAwaited()) return;
    if (found) {
      show(text, found);
      await painted();
    }
    if (isAwaited()) tell();
  }

  return { type, tell, forget };
}
