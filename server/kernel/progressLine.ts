// Progress of a command, on one line of a terminal that each update replaces.

const CLEAR = "\r\u001B[K";

/** Opens a progress line. Elsewhere than in a terminal it prints nothing. */
export function openProgressLine(terminal: Pick<NodeJS.WriteStream, "isTTY" | "write">) {
  let isShown = false;
  return {
    show(text: string) {
      if (!terminal.isTTY) return;
      terminal.write(CLEAR + text);
      isShown = true;
    },
    /** Removes the line before other output. */
    end() {
      if (isShown) terminal.write(CLEAR);
      isShown = false;
    },
  };
}

/** Formats the rate of a count since a time of `performance.now()`: "2.6 a second". */
export function rateSince(started: number, count: number, now = performance.now()): string {
  const perSecond = (count * 1000) / Math.max(1, now - started);
  return `${perSecond.toFixed(perSecond < 10 ? 1 : 0)} a second`;
}

/**
 * Formats the time that the rest of a count takes at its rate since a time of `performance.now()`:
 * "about 3 min left"; "" while nothing is done.
 */
export function remainingTime(
  started: number,
  done: number,
  total: number,
  now = performance.now(),
): string {
  if (done === 0) return "";
  const seconds = ((now - started) / done / 1000) * (total - done);
  const time = seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`;
  return `about ${time} left`;
}

/** Opens the progress line of pages that have been rendered since a time of `performance.now()`. */
export function showRendering(started: number): {
  onProgress: (pages: number, total: number | undefined) => void;
  end: () => void;
} {
  const { show, end } = openProgressLine(process.stdout);
  const onProgress = (count: number, total: number | undefined) => {
    const rendered = total === undefined ? `${count} pages` : `${count} of ${total} pages`;
    const left = total === undefined ? "" : remainingTime(started, count, total);
    show([rendered, rateSince(started, count), left].filter(Boolean).join(", "));
  };
  return { onProgress, end };
}
