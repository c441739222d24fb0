import { vi } from "vitest";

/** Silences the console while faults are injected: the code under test logs each of them. */
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
