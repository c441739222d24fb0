import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { compressPage } from "./cachedPage.ts";
import type { CachedPage } from "./cachedPage.ts";
import type { RenderedPage } from "./render.ts";
import { createClaimedRendering } from "./sharedStorePages.ts";
import type { Claim } from "./sharedStorePages.ts";

const pageAt = (renderedAt: number) =>
  compressPage({ build: "a", path: "/a" }, { html: "", renderedAt });
const rendered: RenderedPage = { status: 200, html: "", isShared: true };

/** Opens rendering over a store that responds with these claims in turn, the last one repeatedly. */
function open(...claims: Omit<Claim, "end">[]) {
  const end = vi.fn<Claim["end"]>();
  const claim = vi.fn(async () => ({ isOurs: true, ...claims.shift(), end }));
  const put = vi.fn(async (_path: string, page: CachedPage) => page);
  const isCurrent = ({ renderedAt }: CachedPage) => renderedAt > 5;
  const render = vi.fn(async (): Promise<RenderedPage> => rendered);
  const renderOnOneServer = createClaimedRendering({ claim }, { isCurrent, put });
  return { renderOnOneServer: () => renderOnOneServer("/a", render), render, put, end };
}

test("A page that nobody renders is rendered, and then in the store", async () => {
  const { renderOnOneServer, end } = open({ isOurs: true });
  expect(await renderOnOneServer()).toBe(rendered);
  expect(end).toHaveBeenCalledExactlyOnceWith(rendered);
});

test("A page that another server renders is waited for, and cached here", async () => {
  const page = await pageAt(6);
  const { renderOnOneServer, render, put } = open({ isOurs: false }, { isOurs: false, page });
  expect(await renderOnOneServer()).toBe(page);
  expect(render).not.toHaveBeenCalled();
  expect(put).toHaveBeenCalledExactlyOnceWith("/a", page);
});

test("A page in the store that is outdated is rendered", async () => {
  const { renderOnOneServer, put } = open({ isOurs: true, page: await pageAt(5) });
  expect(await renderOnOneServer()).toBe(rendered);
  expect(put).not.toHaveBeenCalled();
});

test("A claim ends if the page cannot be rendered", async () => {
  const { renderOnOneServer, render, end } = open({ isOurs: true });
  render.mockRejectedValueOnce(new Error("unavailable"));
  await expect(renderOnOneServer()).rejects.toThrow("unavailable");
  expect(end).toHaveBeenCalledExactlyOnceWith(undefined);
});

test("Without a store a page is rendered at once", async () => {
  const put = async (_path: string, page: CachedPage) => page;
  const renderOnOneServer = createClaimedRendering(undefined, { isCurrent: () => false, put });
  const render = vi.fn(async () => {
    await pause(1);
    return rendered;
  });
  expect(await renderOnOneServer("/a", render)).toBe(rendered);
});
