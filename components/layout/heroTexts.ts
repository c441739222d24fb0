/** Texts of the front page's hero. Separate from `shopTexts`, which every page loads. */
export const heroTexts = {
  lede: "Mugs, lamps, throws and small useful things, made in short runs by people we know by name.",
  invitation: "Come in, see what’s new",
  promises: [
    { strong: "Free delivery over £60.", rest: "£4.50 under." },
    { strong: "Thirty days to change your mind.", rest: "We pay the return." },
    { strong: "Mended, not binned.", rest: "Two years of repairs." },
  ],
} as const;
