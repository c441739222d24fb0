import { expect, test } from "vitest";
import { upwardImport } from "./rooms.ts";

test("A room imports rooms below it, and none above", () => {
  expect(upwardImport("server/http/pages.ts", "server/rendering/render.ts")).toBeUndefined();
  expect(upwardImport("server/kernel/config.ts", "relay/contract/errors.ts")).toBeUndefined();
  expect(upwardImport("server/app.ts", "server/http/pages.ts")).toBeUndefined();
  expect(upwardImport("server/rendering/render.ts", "server/http/pages.ts")).toContain("below");
  expect(upwardImport("server/kernel/config.ts", "server/store/lease.ts")).toContain("below");
  expect(upwardImport("components/ui/Price.tsx", "components/cart/CartLine.tsx")).toContain(
    "below",
  );
  expect(upwardImport("relay/network.ts", "relay/cart/useCart.ts")).toContain("below");
  expect(upwardImport("relay/cart/useCart.ts", "relay/network.ts")).toBeUndefined();
  expect(
    upwardImport("relay/contract/text/plainText.ts", "relay/contract/page/facets.ts"),
  ).toContain("below");
  expect(
    upwardImport("server/backend/line/backend.ts", "server/backend/sessions/shopGateway.ts"),
  ).toContain("below");
});

test("No room imports what stands beside the rooms, or a folder that the list does not name", () => {
  expect(upwardImport("server/commands/build.ts", "server/http/files.ts")).toBeUndefined();
  expect(upwardImport("server/http/files.ts", "server/commands/build.ts")).toContain("beside");
  expect(upwardImport("server/rendering/render.ts", "server/bundling/vike.ts")).toContain("beside");
  expect(upwardImport("components/cart/CartLine.tsx", "components/wish/List.tsx")).toContain(
    "list",
  );
});
