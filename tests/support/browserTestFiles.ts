// Globs of the test files that need a browser.

/** Test files in `tests/faults/` that need a browser. */
export const FAULT_TESTS_IN_BROWSER = "tests/faults/{browsers,matrix}.test.ts";

/** Globs of all test files that need a browser. */
export const BROWSER_TESTS = ["tests/e2e/**/*.test.ts", FAULT_TESTS_IN_BROWSER];
