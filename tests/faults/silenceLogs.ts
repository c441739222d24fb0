import { vi } from "vitest";

/** Silences the console while faults are injected: each is logged, as it should be. */
export function silenceLogs(): { end: () => void } {
  const logs = (["error", "warn"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  );
  return {
    end: () => {
      for (const log of logs) log.mockRestore();
    },
  };
}
