import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { pictureSizes } from "./pictureSizes.ts";
import { showLamp, variation } from "#tests/worlds/fixtures/productViewFixture.tsx";

vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({
    urlPathname: "/product/lamp",
    urlParsed: { search: {} },
    shop: { colorAttributes: ["glaze"], texts: {} },
  }),
}));
vi.mock("vike/client/router", () => ({ navigate: () => undefined }));

/** True on a screen as wide as a desktop's. */
let isWide = false;
vi.stubGlobal("matchMedia", () => ({ matches: isWide }));

afterEach(() => {
  cleanup();
  isWide = false;
});

const picture = (name: string) => ({
  __typename: "MediaItem",
  id: `picture ${name}`,
  sourceUrl: `/${name}.jpg`,
  srcSet: null,
  altText: name,
});

/** Renders the lamp with a picture of each glaze, and chooses Oat; returns the large picture's link. */
function showPictures(): HTMLElement {
  const [rust, oat] = [picture("rust"), picture("oat")];
  const nodes = [
    { ...variation(1, "rust", "table", "£118.00"), image: rust },
    { ...variation(2, "oat", "table", "£92.00"), image: oat },
  ];
  showLamp({ image: oat, galleryImages: { nodes: [rust] }, variations: { nodes } });
  fireEvent.click(screen.getByRole("radio", { name: /^Oat/ }));
  fireEvent.click(screen.getByRole("radio", { name: /^Table/ }));
  return screen.getByRole("link", { name: /^Larger view/ });
}

/** Returns the note over the large picture. */
const note = () => document.querySelector("#pictures [aria-live] > span")?.textContent;

test("The note that a picture shows another value appears when that picture has loaded", async () => {
  const large = showPictures();
  fireEvent.load(within(large).getByRole("img", { name: "oat" }));
  fireEvent.click(await screen.findByRole("link", { name: "View 2 of 2, Shown in Rust" }));
  const image = within(large).getByRole("img", { name: "rust" });
  expect(note()).toBeUndefined();
  fireEvent.load(image);
  expect(note()).toBe("Shown in Rust");
});

test("The gallery shows the picture of a value before the other attributes are chosen", () => {
  const [rust, oat] = [picture("rust"), picture("oat")];
  const nodes = [
    { ...variation(1, "rust", "table", "£118.00"), image: rust },
    { ...variation(2, "oat", "table", "£92.00"), image: oat },
    { ...variation(3, "oat", "floor", "£210.00"), image: oat },
  ];
  showLamp({ image: rust, variations: { nodes } });
  const large = screen.getByRole("link", { name: /^Larger view/ });
  expect(within(large).getByRole("img", { name: "rust" })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Oat" }));
  expect(within(large).getByRole("img", { name: "oat" })).toBeTruthy();
  expect(note()).toBeUndefined();
});

test("The gallery says in which color the only picture shows the product, if another is chosen", () => {
  const rust = picture("rust");
  const nodes = ["rust", "oat"].map((glaze, place) => {
    return { ...variation(place + 1, glaze, "table", "£92.00"), image: rust };
  });
  showLamp({ image: rust, variations: { nodes } });
  fireEvent.click(screen.getByRole("radio", { name: "Table" }));
  expect(screen.queryByText(/^Shown in/)).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Oat" }));
  expect(screen.getByText("Shown in Rust")).toBeTruthy();
});

test("On a wide screen another view opens the lightbox, which returns the focus to it", async () => {
  HTMLDialogElement.prototype.showModal = () => {};
  Element.prototype.scrollTo = () => {};
  await import("./Lightbox.tsx");
  isWide = true;
  showPictures();
  const other = await screen.findByRole("link", { name: "View 2 of 2, Shown in Rust" });
  expect(within(other).getByText("Shown in Rust")).toBeTruthy();
  fireEvent.click(other);
  const lightbox = await screen.findByRole("dialog", { hidden: true });
  expect(within(lightbox).getByText("2 of 2")).toBeTruthy();
  fireEvent(lightbox, new Event("close"));
  await vi.waitFor(() => expect(document.activeElement).toBe(other));
});

test("The lightbox shows the gallery's file until the large one has loaded", async () => {
  HTMLDialogElement.prototype.showModal = () => {};
  Element.prototype.scrollTo = () => {};
  // A slow machine needs longer for it than `findByRole` waits.
  await import("./Lightbox.tsx");
  fireEvent.click(showPictures());
  const lightbox = await screen.findByRole("dialog", { hidden: true });
  const shown = within(lightbox).getByRole<HTMLImageElement>("img", { name: "oat", hidden: true });
  expect(shown.sizes).toBe(pictureSizes.main);
  fireEvent.load(shown);
  expect(shown.sizes).toBe(pictureSizes.lightbox);
});
