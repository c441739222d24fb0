/**
 * Text of the front page's story panel about one product; a merchant replaces it. Without that
 * product the panel is not rendered. Separate from `shopTexts`, which every page loads.
 */
export const shopStory = {
  slug: "dome-pendant",
  headline: "Hang it low, over the table",
  text: "Seventy centimetres is right. The light falls on the plates and stays out of everyone’s eyes.",
  invitation: "See the dome pendant",
} as const;
