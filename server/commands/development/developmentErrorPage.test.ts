import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
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

test.each([
  "12:07:12 AM [vike][request-5] Following error was thrown by the onBeforeRender() hook defined at /pages/+onBeforeRender.ts\n",
  "\u001B[2m00:07:12\u001B[22m \u001B[31m[vike]\u001B[39m\u001B[2m[request-5]\u001B[22m[Error] An error was thrown:\n",
])("An error's message and stack come without the prefix of Vike's log: %j", (prefix) => {
  const error = new Error("broken");
  error.stack = `${prefix}Error: broken\n    at load (/x.ts:1:1)`;
  error.message = `${prefix}broken`;
  const described = describeError(error, "Error");
  expect(described.message).toBe("broken");
  expect(described.stack).toBe("Error: broken\n    at load (/x.ts:1:1)");
});

test("An error's message that only mentions Vike stays unchanged", () => {
  const message = "Step 2 of [vike]: hook";
  expect(describeError(new Error(message), "Error").message).toBe(message);
});
