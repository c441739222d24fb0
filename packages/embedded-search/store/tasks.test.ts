import { expect, test, vi } from "vitest";
import { openSearchDatabase } from "./searchDatabase.ts";
import { openTasks } from "./tasks.ts";

test("A finished task is published at once, and a pending one when its work settles", async () => {
  const tasks = openTasks(openSearchDatabase(":memory:"), () => {});
  const work = Promise.withResolvers<void>();
  const pending = tasks.begin(work.promise);
  expect(tasks.status(tasks.done())).toEqual({ status: "published", pendingTask: false });
  expect(tasks.status(pending)).toEqual({ status: "notPublished", pendingTask: true });
  work.resolve();
  await vi.waitFor(() => expect(tasks.status(pending).status).toBe("published"));
});

test("A task whose work fails is published too, and its error is reported", async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const tasks = openTasks(openSearchDatabase(":memory:"), onError);
  const error = new Error("The disk is full.");
  const id = tasks.begin(Promise.reject(error));
  await vi.waitFor(() => expect(tasks.status(id).status).toBe("published"));
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
});

test("Task ids continue after a restart, and earlier tasks are still published", () => {
  const database = openSearchDatabase(":memory:");
  const first = openTasks(database, () => {}).done();
  const tasks = openTasks(database, () => {});
  expect(tasks.status(first).status).toBe("published");
  expect(tasks.done()).toBe(first + 1);
});

test.each([0, -1, 2, 1.5, NaN])("A task with the unknown id %s does not exist", (id) => {
  const tasks = openTasks(openSearchDatabase(":memory:"), () => {});
  expect(tasks.done()).toBe(1);
  expect(() => tasks.status(id)).toThrow(expect.objectContaining({ status: 404 }));
});
