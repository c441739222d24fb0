import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import { WithdrawPage } from "./WithdrawPage.tsx";

const posted = vi.hoisted(() => vi.fn<(action: string, values: object) => Promise<undefined>>());
vi.mock("#components/account/postForm.ts", () => ({ postForm: posted }));
vi.mock("#components/page/usePages.ts", () => ({ usePages: () => [] }));
const typed = { name: "Ann Lee", contract: "1047", contractEmail: "ann@example.test" };
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({
    shop: { texts: shopTexts },
    urlParsed: { search: {} },
    loaded: { payload: { data: { account: { view: "withdraw", canWithdraw: true, typed } } } },
  }),
}));
afterEach(cleanup);

test("A withdrawal sent by script is confirmed with what was typed, which is in no URL", async () => {
  posted.mockResolvedValue(undefined);
  render(<WithdrawPage />);
  fireEvent.click(screen.getByRole("button", { name: "Confirm withdrawal" }));
  await screen.findByRole("heading", { name: "We’ve received your withdrawal" });
  expect(posted.mock.calls[0]?.slice(0, 2)).toEqual(["/account/withdraw", typed]);
  screen.getByText("1047");
  expect(location.search).toBe("?done=withdrawn");
});
