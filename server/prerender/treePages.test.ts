import { expect, test } from "vitest";
import { picturesIn } from "./treePages.ts";

test("the pictures of a page are its addresses below /img, without those with a search string", () => {
  const html = `
    <img srcset="/img/160/uploads/a.jpg 160w, /img/320/uploads/a.jpg 320w" src="/img/160/uploads/a.jpg">
    <img src="/img/480/https/cdn.example/b.jpg?v=1"><a href="/imgs/1/c.jpg">
    <script>{"srcSet":"/img/640/uploads/%C3%A9.jpg 640w"}</script>`;
  expect(picturesIn(html)).toEqual([
    "/img/160/uploads/a.jpg",
    "/img/320/uploads/a.jpg",
    "/img/640/uploads/%C3%A9.jpg",
  ]);
});
