import { afterAll, beforeAll, vi } from "vitest";

// Setup of the fault bench: silences the console, since the code under test logs each fault.

const logs = (["error", "warn"] as const).map((name) => vi.spyOn(console, name));

beforeAll(() => {
  for (const log of logs) log.mockImplementation(() => {});
});
afterAll(() => {
  for (const log of logs) log.mockRestore();
});
