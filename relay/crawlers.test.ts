import { expect, test } from "vitest";
import { isBot } from "./crawlers.ts";

const CHROME = "(KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36";

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "bingbot/2.0",
  "AdsBot-Google (+http://www.google.com/adsbot.html)",
  "Mediapartners-Google",
  "facebookexternalhit/1.1",
  `Mozilla/5.0 ${CHROME} Chrome-Lighthouse`,
  // A phone, matched all the same: its model name ends in "bot".
  `Mozilla/5.0 (Linux; Android 11; CUBOT X18) AppleWebKit/537.36 ${CHROME}`,
])("isBot recognizes the user agent %s as a crawler", (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

test.each([
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ${CHROME}`,
  "robots",
  "GoogleTV",
  "",
])("isBot does not take the user agent %j for a crawler", (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});
