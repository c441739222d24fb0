import { expect, test } from "vitest";
import { upwardImport } from "./rooms.ts";

test("A room imports rooms below it, and none above", () => {
  expect(upwardImport("server/http/pages.ts", "server/rendering/render.ts")).toBeUndefined();
  expect(upwardImport("server/kernel/config.ts", "relay/contract/amounts.ts")).toBeUndefined();
  expect(upwardImport("server/app.ts", "server/http/pages.ts")).toBeUndefined();
  expect(upwardImport("server/rendering/render.ts", "server/http/pages.ts")).toContain("below");
  expect(upwardImport("server/kernel/config.ts", "server/store/lease.ts")).toContain("below");
});

test("No room imports what stands beside the rooms, save for the build that pages need", () => {
  expect(upwardImport("server/commands/build.ts", "server/http/files.ts")).toBeUndefined();
  expect(upwardImport("server/http/files.ts", "server/commands/build.ts")).toContain("beside");
  expect(upwardImport("server/rendering/render.ts", "server/bundling/vike.ts")).toContain("beside");
  expect(upwardImport("server/rendering/builtPages.ts", "server/bundling/vike.ts")).toBeUndefined();
});
