/** Type declarations for the part of opentype.js used here; the package ships none. */
declare module "opentype.js" {
  export type PathCommand = {
    type: "M" | "L" | "C" | "Q" | "Z";
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  };
  export type Path = { commands: PathCommand[] };
  export type Glyph = { advanceWidth?: number; getPath(x: number, y: number, size: number): Path };
  type Spacing = { kerning: boolean; letterSpacing: number };
  export type Font = {
    unitsPerEm: number;
    ascender: number;
    descender: number;
    stringToGlyphs(text: string): Glyph[];
    getPath(text: string, x: number, y: number, size: number, spacing: Spacing): Path;
    getAdvanceWidth(text: string, size: number, spacing: Spacing): number;
  };
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
