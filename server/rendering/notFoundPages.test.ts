import { expect, test } from "vitest";
import { displayedPath, notFoundTemplate } from "./notFoundPages.ts";

const EXAMPLE = "/product/m1";
const html = `<p>Page Not Found: /product/m1</p><script>{"reason":"Page Not Found: \\/product\\/m1","_abortCall":"render(404, \\"Page Not Found: \\/pro...)"}</script>`;

test("The template inserts the address, escaped for HTML text and for a script", () => {
  const template = notFoundTemplate({ html }, EXAMPLE);
  expect(template?.fill(`/product/<b>&'"?a=$&`)).toBe(
    `<p>Page Not Found: /product/&lt;b&gt;&amp;&#x27;&quot;?a=$&amp;</p><script>{"reason":"Page Not Found: \\/product\\/\\u003cb>&'\\"?a=$&","_abortCall":"render(404)"}</script>`,
  );
});

test("An address with a single segment is replaced in the text and, with an escaped slash, in the script", () => {
  const page = '<p>Page not found: /m1</p><script>"\\/m1"</script>';
  const filled = notFoundTemplate({ html: page }, "/m1")?.fill("/é");
  expect(filled).toBe('<p>Page not found: /é</p><script>"\\/é"</script>');
});

test("A page that does not contain the address is no template", () => {
  expect(notFoundTemplate({ html: "<p>Something broke</p>" }, EXAMPLE)).toBeUndefined();
});

test("The displayed path is decoded, except for slashes within a segment", () => {
  expect(displayedPath("/no%20such%2Fpage/%C3%A9")).toBe("/no such%2Fpage/é");
});
