import { execFile } from "node:child_process";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createConverters } from "./converters.ts";
import type { Converters } from "./converters.ts";

/** Returns the ids of the running converters of this process. */
async function running(): Promise<string[]> {
  const args = ["-P", String(process.pid), "-f", "converterProcess"];
  const { stdout } = await promisify(execFile)("pgrep", args).catch(() => ({ stdout: "" }));
  return stdout.split("\n").filter(Boolean);
}

function opened(...options: Parameters<typeof createConverters>): Converters {
  const converters = createConverters(...options);
  onTestFinished(() => converters.close());
  return converters;
}

/** A drawing that takes longer than a shop lasts: ten times as many squares on each of its levels. */
function endlessDrawing(): Buffer {
  const levels = Array.from({ length: 12 }, (_, level) => {
    const uses = `<use href="#l${level}" x="1"/>`.repeat(10);
    return `<g id="l${level + 1}">${uses}</g>`;
  });
  const defs = `<defs><rect id="l0" width="9" height="9"/>${levels.join("")}</defs>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">${defs}<use href="#l12"/></svg>`;
  return Buffer.from(svg);
}

test("A conversion that does not end is ended at the deadline, with its process", async () => {
  const { convert } = opened({ deadlineMs: 1_000 });
  const request = { source: endlessDrawing(), width: 1_200, format: "webp" } as const;
  await expect(convert(request)).rejects.toMatchObject({ status: 504 });
  await expect.poll(running).toEqual([]);
});

test("A process converts one picture after another, and ends when there is none for a while", async () => {
  const { convert } = opened({ idleMs: 500 });
  const create = { width: 400, height: 500, channels: 3, background: "#b5651d" } as const;
  const source = await sharp({ create }).png().toBuffer();
  const picture = await convert({ source, width: 160, format: "webp" });
  expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 160 });
  const [first] = await running();
  await expect(
    convert({ source: Buffer.from("text"), width: 160, format: "webp" }),
  ).rejects.toMatchObject({ status: 502 });
  expect(await running()).toEqual([first]);
  await expect.poll(running, { timeout: 5_000 }).toEqual([]);
});
