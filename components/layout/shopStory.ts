/**
 * What the front page tells of one thing of the shop; a merchant's own shop tells its own. Where the
 * shop keeps no such thing, the page has no story. Apart from `shopWords`, which every page loads.
 */
export const shopStory = {
  slug: "dome-pendant",
  headline: "Hang it low, over the table",
  text: "Seventy centimetres is right. The light falls on the plates and stays out of everyone’s eyes.",
  invitation: "See the dome pendant",
} as const;
