import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/process/tool.ts";
import { describeError } from "./describeError.ts";
import { developmentErrorPage } from "./developmentErrorPage.ts";

test("The development error page escapes the message and names the project's file", () => {
  const error = new Error("<script>alert(1)</script>");
  const source = join(projectFolder, "pages/cart/CartPage.tsx");
  error.stack = `Error: x\n    at CartPage (${source}:12:3)`;
  const page = developmentErrorPage(describeError(error, "Render error"), { hasVite: false });
  expect(page).toContain("File: <code>pages/cart/CartPage.tsx:12:3</code>");
  expect(page).not.toContain("<script>");
});

test("An error's position is that of its innermost cause in the project", () => {
  const cause = new Error("inner");
  cause.stack = `Error: inner\n    at x (${join(projectFolder, "node_modules/y/z.js")}:1:1)\n    at w (file://${join(projectFolder, "relay/loadPage.ts")}:7:9)`;
  const described = describeError(new Error("outer", { cause }), "Error");
  expect(described.file).toBe("relay/loadPage.ts:7:9");
  expect(described.message).toBe("outer: inner");
});
