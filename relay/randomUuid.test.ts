import { expect, test } from "vitest";
import { z } from "zod";
import { randomUuid } from "./randomUuid.ts";

test("randomUuid returns a different valid UUID each time", () => {
  const ids = Array.from({ length: 50 }, randomUuid);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
