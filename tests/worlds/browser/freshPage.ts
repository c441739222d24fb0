import { cleanup } from "@testing-library/react";
import { afterAll, vi } from "vitest";

// Leaves a fresh page behind each test file: the files of a worker share one page and its globals.

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // The next file has modules of its own, over mocks of its own.
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split("; ")) {
    // A cookie has the path that it was set with, if any.
    for (const path of ["", "; Path=/"]) {
      document.cookie = `${pair.split("=", 1)[0]}=${path}; Max-Age=0`;
    }
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});
