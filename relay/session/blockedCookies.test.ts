import { afterEach, describe, expect, test, vi } from "vitest";
import { browserTokens } from "./session.ts";

describe("A browser's session token", () => {
  afterEach(() => {
    browserTokens.clear();
    vi.unstubAllGlobals();
  });

  const stubDocument = (doesStore: boolean) => {
    let stored = "";
    vi.stubGlobal("location", { protocol: "http:", hostname: "localhost" });
    vi.stubGlobal("document", {
      get cookie() {
        return stored;
      },
      set cookie(text: string) {
        if (doesStore) stored = text.split(";", 1)[0] ?? "";
      },
    });
  };

  test("lasts as long as the page where cookies are blocked", () => {
    stubDocument(false);
    browserTokens.write("x.y.z");
    expect(browserTokens.read()).toBe("x.y.z");
    browserTokens.clear();
    expect(browserTokens.read()).toBeUndefined();
  });

  test("is the cookie's where cookies are stored, also after another tab has ended it", () => {
    stubDocument(true);
    browserTokens.write("x.y.z");
    expect(browserTokens.read()).toBe("x.y.z");
    document.cookie = "woo-session=";
    expect(browserTokens.read()).toBeUndefined();
  });
});
