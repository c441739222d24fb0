import { expect, test } from "vitest";
import { progressLine, showProgress } from "./indexProgress.ts";

test("Progress is a count, and a bar once the total is known", () => {
  expect(progressLine("read", 300)).toBe("Read 300 products");
  expect(progressLine("sent", 500, 1000)).toBe("[###############---------------] 500 of 1000 sent");
});

test("Progress overwrites one line of a terminal, with its rate, and writes nothing to a file", () => {
  const written = (isTTY: boolean) => {
    let text = "";
    const write = (more: string | Uint8Array) => ((text += String(more)), true);
    const { show, end } = showProgress({ isTTY, write });
    show("read", 1);
    show("sent", 1, 2);
    end();
    return text;
  };
  expect(written(true)).toMatch(/^\r\S+\[.* 1 of 2 sent, [\d.]+ a second\r\S+$/);
  expect(written(false)).toBe("");
});
