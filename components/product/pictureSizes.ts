/**
 * `sizes` of a picture in each of its places, from which the browser chooses among its widths.
 * If a tile is taller than the picture, the width is the one that fills the tile's height.
 */
export const pictureSizes = {
  row: "(min-width: 1536px) 360px, (min-width: 700px) 24vw, 50vw",
  /** Beside the facets. */
  listing:
    "(min-width: 1600px) 324px, (min-width: 1440px) 20vw, (min-width: 900px) calc((100vw - 384px) / 3), (min-width: 700px) 33vw, 50vw",
  wholeListing: "(min-width: 1600px) 396px, (min-width: 700px) 31vw, 50vw",
  heading: "170px",
  heroTall: "(min-width: 900px) 472px, 79vw",
  heroWide: "(min-width: 1680px) 547px, (min-width: 900px) 33vw, 100vw",
  heroSmall: "(min-width: 1680px) 268px, (min-width: 900px) 17vw, 50vw",
  story: "(min-width: 1680px) 980px, (min-width: 900px) 58vw, 100vw",
  main: "(min-width: 1536px) 652px, (min-width: 900px) 42vw, (min-width: 600px) 43vw, 100vw",
  pageHead: "(min-width: 1680px) 547px, (min-width: 900px) 33vw, 50vw",
  pageHeadAlone: "(min-width: 1680px) 700px, (min-width: 900px) 42vw, 100vw",
  entry: "(min-width: 1440px) 214px, (min-width: 600px) 16vw, 88px",
  neighbour: "(min-width: 1440px) 200px, (min-width: 900px) 14vw, (min-width: 600px) 22vw, 44vw",
  lightbox: "min(100vw, 80vh)",
  /** The largest width that the server resizes pictures to. */
  enlarged: "1600px",
  suggestion: "(min-width: 1440px) 255px, (min-width: 900px) 18vw, 72px",
  orderRow: "64px",
  buyBar: "40px",
  chip: "56px",
} as const;

const THUMB = "(min-width: 600px) 10vw, 15vw";

/** `sizes` of the gallery's other views, by their size on wide screens. */
export const viewSizes = {
  whole: `(min-width: 1536px) 652px, (min-width: 900px) 42vw, ${THUMB}`,
  tall: `(min-width: 1536px) 432px, (min-width: 900px) 28vw, ${THUMB}`,
  half: `(min-width: 1536px) 321px, (min-width: 900px) 20.5vw, ${THUMB}`,
  small: `(min-width: 1536px) 211px, (min-width: 900px) 13.6vw, ${THUMB}`,
} as const;
