import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { compressPage } from "./pageFormat.ts";
import type { StoredPage } from "./pageFormat.ts";
import type { RenderedPage } from "./render.ts";
import { createClaimedRendering } from "./storePages.ts";
import type { Claim } from "./storePages.ts";

const pageAt = (renderedAt: number) =>
  compressPage({ build: "a", path: "/a" }, { html: "", renderedAt });
const rendered: RenderedPage = { status: 200, html: "", isShared: true };

/** Opens rendering over a store that responds with these claims in turn, the last one repeatedly. */
function open(...claims: Omit<Claim, "end">[]) {
  const end = vi.fn<Claim["end"]>();
  const claim = vi.fn(async () => ({ isOurs: true, ...claims.shift(), end }));
  const adopt = vi.fn(async (_path: string, page: StoredPage) => page);
  const isCurrent = ({ renderedAt }: StoredPage) => renderedAt > 5;
  const render = vi.fn(async (): Promise<RenderedPage> => rendered);
  const renderOrTake = createClaimedRendering({ claim }, { isCurrent, adopt });
  return { renderOrTake: () => renderOrTake("/a", render), render, adopt, end };
}

test("A page that nobody renders is rendered, and then in the store", async () => {
  const { renderOrTake, end } = open({ isOurs: true });
  expect(await renderOrTake()).toBe(rendered);
  expect(end).toHaveBeenCalledExactlyOnceWith(rendered);
});

test("A page that another server renders is waited for, and cached here", async () => {
  const page = await pageAt(6);
  const { renderOrTake, render, adopt } = open({ isOurs: false }, { isOurs: false, page });
  expect(await renderOrTake()).toBe(page);
  expect(render).not.toHaveBeenCalled();
  expect(adopt).toHaveBeenCalledExactlyOnceWith("/a", page);
});

test("A page in the store that is outdated is rendered", async () => {
  const { renderOrTake, adopt } = open({ isOurs: true, page: await pageAt(5) });
  expect(await renderOrTake()).toBe(rendered);
  expect(adopt).not.toHaveBeenCalled();
});

test("A claim ends if the page cannot be rendered", async () => {
  const { renderOrTake, render, end } = open({ isOurs: true });
  render.mockRejectedValueOnce(new Error("unavailable"));
  await expect(renderOrTake()).rejects.toThrow("unavailable");
  expect(end).toHaveBeenCalledExactlyOnceWith(undefined);
});

test("Without a store a page is rendered at once", async () => {
  const adopt = async (_path: string, page: StoredPage) => page;
  const renderOrTake = createClaimedRendering(undefined, { isCurrent: () => false, adopt });
  const render = vi.fn(async () => {
    await pause(1);
    return rendered;
  });
  expect(await renderOrTake("/a", render)).toBe(rendered);
});
