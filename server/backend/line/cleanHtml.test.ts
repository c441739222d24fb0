import { expect, onTestFinished, test, vi } from "vitest";
import { inLanguage } from "#server/kernel/language.ts";
import { createHtmlCleaner, withoutShortcodes } from "./cleanHtml.ts";

const { cleanResponse, cleanHtml } = createHtmlCleaner();

test("cleanHtml removes scripts, event handlers and javascript: links", () => {
  expect(cleanHtml('<p onclick="x()">Hi<script>alert(1)</script></p>')).toBe("<p>Hi</p>");
  expect(cleanHtml('<a href="javascript:alert(1)">x</a>')).not.toContain("javascript");
  expect(cleanHtml('<img src="x" onerror="alert(1)">')).not.toContain("onerror");
});
test("cleanHtml keeps the words alone of a text nested deeper than any page builder's", () => {
  const nested = (depth: number) => `${"<div>".repeat(depth)}5 &lt; 6${"</div>".repeat(depth)}`;
  expect(cleanHtml(nested(400))).toBe(nested(400));
  expect(cleanHtml(nested(200_000))).toBe("5 &lt; 6");
  const lines = "a line<br>".repeat(2_000);
  expect(cleanHtml(lines)).toBe(lines.replaceAll("<br>", "<br />"));
});

test("cleanHtml leads links to pages below the prefix of its language", () => {
  const html =
    '<a href="/product/mug">1</a><a href="/size.pdf">2</a><a href="#top">3</a><a href="https://a.example/x">4</a>';
  const own = cleanHtml(html);
  expect(own).toContain('<a href="/product/mug">1</a><a href="/size.pdf">2</a>');
  const german = createHtmlCleaner();
  const inGerman = (text: string) =>
    inLanguage({ language: "de", prefix: "/de" }, () => german.cleanHtml(text));
  expect(inGerman(html)).toBe(own.replace("/product/mug", "/de/product/mug"));
  expect(inGerman('<a href="/account/orders">Orders</a>')).toBe(
    '<a href="/de/account/orders" rel="external">Orders</a>',
  );
});

test("cleanResponse takes the language off the paths of pages, in any currency", () => {
  const pageIn = (prefix: string) => {
    const page = { uri: "/de/agb/", content: "<p>/de/agb/</p>" };
    inLanguage({ language: "de", prefix }, () => cleanResponse({ page }));
    return page;
  };
  expect(pageIn("/de-eur")).toEqual({ uri: "/agb/", content: "<p>/de/agb/</p>" });
  expect(pageIn("/de").uri).toBe("/agb/");
  // A shop of one language has the paths that WordPress has.
  expect(pageIn("").uri).toBe("/de/agb/");
});

test("cleanHtml removes style attributes and style elements", () => {
  const html = '<style>p{color:red}</style><p style="color:red" align="center">Hi</p>';
  expect(cleanHtml(html)).toBe("<p>Hi</p>");
  expect(cleanHtml('<svg style="fill:red"><style>*{}</style></svg>')).toBe("");
});
test("cleanHtml keeps the classes of blocks that have a style, and no other", () => {
  const media =
    '<div class="wp-block-media-text has-media-on-the-right"><figure class="wp-block-media-text__media"><img loading="lazy" src="/a.jpg" /></figure></div>';
  expect(cleanHtml(media)).toBe(media);
  expect(
    cleanHtml('<div class="wp-block-columns is-layout-flex evil"><p class="big">1</p></div>'),
  ).toBe('<div class="wp-block-columns"><p>1</p></div>');
  expect(cleanHtml('<p class="wp-block-cover">1</p>')).toBe("<p>1</p>");
  const more = "<details><summary>Sizes</summary>S, M</details>";
  expect(cleanHtml(more)).toBe(more);
});
test("cleanHtml links to the film of an embed, and removes any other frame", () => {
  const embed = (src: string, title = "") =>
    cleanHtml(`<figure><iframe src="${src}" title="${title}"></iframe></figure>`);
  const link = (href: string, text: string) =>
    `<figure><a href="${href}" rel="nofollow noopener">${text}</a></figure>`;
  expect(embed("https://www.youtube.com/embed/ab-C_1?feature=oembed", "Throwing a bowl")).toBe(
    link("https://www.youtube.com/watch?v=ab-C_1", "Throwing a bowl (youtube.com)"),
  );
  expect(embed("//player.vimeo.com/video/12?h=a")).toBe(link("https://vimeo.com/12", "vimeo.com"));
  for (const src of ["https://maps.example/embed?q=x", "javascript:alert(1)", "/page", ""]) {
    expect(embed(src)).toBe("<figure></figure>");
  }
});
test("cleanHtml keeps a merchant's formatting", () => {
  const html = "<ul><li><strong>Ash</strong></li></ul>";
  expect(cleanHtml(html)).toBe(html);
});
test("cleanHtml removes the fields and words of a form with the form", () => {
  const form = `<p>Write to us:</p><form><p><label>Name <input></label></p>
    <select><option>Mr</option></select><button>Send</button></form><p>Or call.</p>`;
  expect(cleanHtml(form)).toBe("<p>Write to us:</p><p>Or call.</p>");
  expect(cleanHtml("<p>Hi</p><button>Send</button>")).toBe("<p>Hi</p>");
});
test("cleanHtml removes the blocks of WooCommerce's shortcodes, and keeps the text around them", () => {
  const list =
    '<ul class="products"><li><a href="/product/album">Album</a> <span>15 €</span></li></ul>';
  const block = `<div class="woocommerce columns-4 ">${list}<div>Add to cart</div></div>`;
  expect(cleanHtml(`<p>A cushion.</p>${block}<p>Of linen.</p>`)).toBe(
    "<p>A cushion.</p><p>Of linen.</p>",
  );
  expect(cleanHtml('<p class="product woocommerce add_to_cart_inline">15 €</p>')).toBe("");
  expect(cleanHtml('<div class="wc-block-grid">Album</div>')).toBe("");
  expect(cleanHtml('<p class="woocommerce-like">Stays</p>')).toBe("<p>Stays</p>");
});
test("cleanResponse sanitizes only the fields rendered as HTML, at any depth", () => {
  const response = {
    data: {
      product: { name: "Cup <b>&</b> saucer", description: "<p>x</p><iframe></iframe>" },
      list: [{ shortDescription: "<script>1</script>ok" }],
    },
  };
  cleanResponse(response);
  expect(response.data.product.name).toBe("Cup <b>&</b> saucer");
  expect(response.data.product.description).toBe("<p>x</p>");
  expect(response.data.list[0]?.shortDescription).toBe("ok");
});

test("cleanHtml resolves links and pictures relative to the shop's WordPress", () => {
  const ofWordPress = createHtmlCleaner("https://wp.example/graphql");
  expect(ofWordPress.cleanHtml('<a href="https://wp.example/product/mug/" rel="me">Mug</a>')).toBe(
    '<a href="/product/mug">Mug</a>',
  );
  expect(ofWordPress.cleanHtml('<a href="/repairs/">Repairs</a>')).toBe(
    '<a href="https://wp.example/repairs/" rel="nofollow noopener">Repairs</a>',
  );
  expect(ofWordPress.cleanHtml('<img src="/wp-content/a.jpg" alt="">')).toBe(
    '<img alt="" src="https://wp.example/wp-content/a.jpg" loading="lazy" />',
  );
});

test("cleanHtml adds a srcset of the resized widths to pictures", () => {
  const withWidths = createHtmlCleaner(
    "https://wp.example/graphql",
    (address) => `/img/160/${address.slice(8)} 160w`,
  );
  const theirs = 'srcset="/a-300.jpg 300w" sizes="50vw"';
  expect(withWidths.cleanHtml(`<img src="https://cdn.example/a.jpg" alt="A jug" ${theirs}>`)).toBe(
    '<img alt="A jug" srcset="/img/160/cdn.example/a.jpg 160w" src="https://cdn.example/a.jpg" sizes="50vw" loading="lazy" />',
  );
});

test("cleanHtml removes shortcodes that no plugin has run", () => {
  expect(cleanHtml('<p>[gallery ids="1"]Text [sic]</p>')).toBe("<p>Text [sic]</p>");
  // WordPress writes the quotes of an unknown shortcode as typographic ones.
  const unknown = "[unknown_shortcode foo=&#8221;bar&#8221;]enclosed[/unknown_shortcode]";
  expect(cleanHtml(`<p>${unknown}</p>`)).toBe("<p>enclosed</p>");
});

test("cleanHtml leads WordPress's links that add to its cart to the product here", () => {
  const ofWordPress = createHtmlCleaner("https://wp.example/graphql");
  const links = '<a href="/graphql?add-to-cart=55" rel="nofollow">Add</a><a href="?page=2">2</a>';
  expect(ofWordPress.cleanHtml(links)).toBe(
    '<a href="/add-to-cart/55" rel="external">Add</a><a>2</a>',
  );
});

test.each([
  ["https://cdn.example/a.jpg 100w, https://cdn.example/b.jpg 200w", true],
  ["https://cdn.example/a.jpg, https://cdn.example/b.jpg 1.5x", true],
  ["https://cdn.example/a.jpg 0w secret", false],
  ["https://cdn.example/a.jpg 1x 2w", false],
  ["https://cdn.example/a.jpg 10h", false],
])("cleanHtml prints nothing of the srcset %s, and keeps a valid one", (srcset, isKept) => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());

  expect(cleanHtml(`<img srcset="${srcset}" alt="">`).includes("srcset=")).toBe(isKept);
  expect(print).not.toHaveBeenCalled();
});

test("withoutShortcodes removes shortcodes that no plugin has run", () => {
  expect(withoutShortcodes('Before [gallery ids="1,2"] after')).toBe("Before  after");
  expect(withoutShortcodes("[contact-form-7 id=&#8221;5&#8221;]Write to us")).toBe("Write to us");
  expect(withoutShortcodes("[vc_row]Text[/vc_row]")).toBe("Text");
});

test("withoutShortcodes keeps the text that a shortcode encloses", () => {
  expect(withoutShortcodes('[caption width="300"]A mug[/caption]')).toBe("A mug");
  expect(withoutShortcodes("[b]bold[/b]")).toBe("bold");
});

test("withoutShortcodes keeps ordinary words in brackets", () => {
  expect(withoutShortcodes("It weighs [sic] 3 [kg] or [about 5]")).toBe(
    "It weighs [sic] 3 [kg] or [about 5]",
  );
});

test("withoutShortcodes leaves tags and their attributes unchanged", () => {
  const html = '<a href="/a" title="[gallery ids=1]">[sic]</a>';
  expect(withoutShortcodes(html)).toBe(html);
});

test("withoutShortcodes leaves code as it is", () => {
  const code = '<pre><code>[gallery ids="1"]</code></pre>';
  expect(withoutShortcodes(`${code}<p>[gallery ids="1"]</p>`)).toBe(`${code}<p></p>`);
});
