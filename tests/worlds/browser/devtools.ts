import { test } from "@playwright/test";
import type { CDPSession, Page } from "@playwright/test";

/** Opens Chromium's debugging protocol on a page; in another browser the test is skipped. */
export async function openDevtools(page: Page): Promise<CDPSession> {
  const browser = page.context().browser()?.browserType().name();
  test.skip(browser !== "chromium", "a test needs Chromium's debugging protocol");
  return page.context().newCDPSession(page);
}
