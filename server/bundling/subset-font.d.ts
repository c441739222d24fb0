/** Types of the part of subset-font that is used here; the package ships none. */
declare module "subset-font" {
  type Axis = { min: number; max: number; default?: number };
  type Options = {
    targetFormat: "woff2" | "truetype";
    /** Range of each axis, or the one value to which it is fixed. */
    variationAxes?: Record<string, Axis | number>;
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
