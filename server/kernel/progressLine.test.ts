import { expect, test } from "vitest";
import { openProgressLine, rateSince, remainingTime } from "./progressLine.ts";

function written(isTTY: boolean): string {
  let text = "";
  const write = (more: string | Uint8Array) => ((text += String(more)), true);
  const { show, end } = openProgressLine({ isTTY, write });
  show("one");
  show("two");
  end();
  end();
  return text.replaceAll("\r\u001B[K", "|");
}

test("A progress line is replaced by the next and removed at the end, in a terminal only", () => {
  expect(written(true)).toBe("|one|two|");
  expect(written(false)).toBe("");
});

test("A rate is per second, with a decimal place below ten", () => {
  expect(rateSince(1_000, 26, 11_000)).toBe("2.6 a second");
  expect(rateSince(0, 500, 2_000)).toBe("250 a second");
  expect(rateSince(0, 0, 0)).toBe("0.0 a second");
});

test("The remaining time follows from the rate so far", () => {
  expect(remainingTime(0, 0, 100, 1_000)).toBe("");
  expect(remainingTime(0, 50, 100, 10_000)).toBe("about 10 s left");
  expect(remainingTime(0, 100, 1_000, 20_000)).toBe("about 3 min left");
});
