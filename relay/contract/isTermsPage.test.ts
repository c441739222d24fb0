import { expect, test } from "vitest";
import { isTermsPage } from "./isTermsPage.ts";

test.each(["/terms/", "/terms-of-sale/", "/terms-and-conditions", "/general-conditions/", "/agb/"])(
  "%s is where the terms stand",
  (uri) => expect(isTermsPage(uri)).toBe(true),
);

test.each(["/about/", "/determs/", "/shop/terms/", "", null, undefined])(
  "%s is another page",
  (uri) => expect(isTermsPage(uri)).toBe(false),
);
