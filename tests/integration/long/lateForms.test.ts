import { expect, test } from "vitest";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const BELT = { productId: "15", name: "Belt", quantity: "2" };
const CAP = { productId: "16", name: "Cap" };

const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "1000" }, woo: {}, proxy: true });

/** Posts a form whose mutation the backend applies only when it is released. */
async function postLate(shopper: FormShopper, fields: Record<string, string>) {
  world().proxy.inject({ fault: "lateApply", matching: '"query":"mutation', times: 1 });
  const report = await shopper.submit(fields);
  expect(report.status).not.toBe(303);
  return report;
}

test("An addition by a form takes effect once if the backend applies it after its repetition", async () => {
  const shopper = formShopper(world().app);
  await shopper.submit(BELT);
  const report = await postLate(shopper, BELT);
  expect(await shopper.tryAgain(report)).toMatchObject({ status: 303 });
  await world().proxy.release();
  expect(await shopper.cart()).toEqual({ Belt: 4 });
});

test("An addition by a form takes effect once although its repetition was turned away", async () => {
  const shopper = formShopper(world().app);
  await shopper.submit(BELT);
  const report = await postLate(shopper, BELT);
  world().proxy.inject({ fault: "bare429", matching: '"query":"mutation', times: 1 });
  const second = await shopper.tryAgain(report);
  expect([report, second].map(({ status }) => status)).toEqual([502, 502]);
  expect(mainText(second.html)).toContain("we don’t know yet if we could add “Belt”");
  expect(await shopper.tryAgain(second)).toMatchObject({ status: 303 });
  await world().proxy.release();
  expect(await shopper.cart()).toEqual({ Belt: 4 });
});

test("An addition of a new product takes effect once if it is applied after its repetition", async () => {
  const shopper = formShopper(world().app);
  await shopper.submit(CAP);
  const report = await postLate(shopper, BELT);
  expect(await shopper.tryAgain(report)).toMatchObject({ status: 303 });
  await world().proxy.release();
  expect(await shopper.cart()).toEqual({ Belt: 2, Cap: 1 });
});

test("A quantity set by a form does not undo the next one if it is applied late", async () => {
  const shopper = formShopper(world().app);
  await shopper.submit(BELT);
  const field = (await shopper.lines())["Belt"]?.field ?? "";
  const report = await postLate(shopper, { [field]: "3" });
  await shopper.tryAgain(report);
  await shopper.submit({ [field]: "5" });
  await world().proxy.release();
  expect(await shopper.cart()).toEqual({ Belt: 5 });
});

test("A report's button works again after its change was made and undone", async () => {
  const shopper = formShopper(world().app);
  await shopper.submit(CAP);
  const report = await postLate(shopper, BELT);
  await shopper.tryAgain(report);
  const field = (await shopper.lines())["Belt"]?.field ?? "";
  await shopper.submit({ [field]: "0" });
  expect(await shopper.tryAgain(report)).toMatchObject({ status: 303 });
  expect(await shopper.cart()).toEqual({ Belt: 2, Cap: 1 });
});
