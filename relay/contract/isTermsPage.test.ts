import { expect, test } from "vitest";
import { isTermsPage } from "./isTermsPage.ts";

test.each(["/terms/", "/terms-of-sale/", "/terms-and-conditions", "/general-conditions/", "/agb/"])(
  "isTermsPage recognizes %s as the terms page",
  (uri) => expect(isTermsPage(uri)).toBe(true),
);

test.each(["/about/", "/determs/", "/shop/terms/", "", null, undefined])(
  "isTermsPage takes %s for another page",
  (uri) => expect(isTermsPage(uri)).toBe(false),
);
