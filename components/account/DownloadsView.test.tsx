import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DownloadsView } from "./DownloadsView.tsx";

afterEach(cleanup);

test("A download shows its remaining count and expiry, and is not a link if it has no URL", () => {
  const downloads = [
    { name: "Album", url: "https://shop.example/a", remaining: 0, until: "2026-12-24T00:00:00" },
    { name: "Single", url: "" },
  ];
  render(<DownloadsView downloads={downloads} />);
  const [link] = screen.getAllByRole("link");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual([
    "Album",
    "https://shop.example/a",
  ]);
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Album0 leftUntil .*24 December 2026/),
    "Single",
  ]);
});

test("The downloads page says when there is nothing to download", () => {
  render(<DownloadsView downloads={[]} />);
  expect(screen.getByText("Nothing to download yet")).toBeTruthy();
});

test("The downloads page reports that the downloads could not be read, instead of showing an empty list", () => {
  render(<DownloadsView downloads={null} />);
  expect(screen.getByRole("status").textContent).toMatch(
    /^We can’t read your downloads right now\./,
  );
  expect(screen.getByRole("link", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByText(/yet\./)).toBeNull();
});
