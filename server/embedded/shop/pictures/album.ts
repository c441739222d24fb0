import { bathViews } from "./scenes/bath.ts";
import { bathGoodsViews } from "./scenes/bathGoods.ts";
import { blanketViews } from "./scenes/blankets.ts";
import { candleViews } from "./scenes/candles.ts";
import { cupViews } from "./scenes/cups.ts";
import { darningViews } from "./scenes/darning.ts";
import { topCategoryViews } from "./scenes/topCategories.ts";
import { deskGoodsViews } from "./scenes/deskGoods.ts";
import { deskLampAndLanternViews } from "./scenes/deskLampAndLantern.ts";
import { giftSetViews } from "./scenes/giftSets.ts";
import { giftViews } from "./scenes/gifts.ts";
import { storageViews, vaseViews } from "./scenes/keeping.ts";
import { lampViews } from "./scenes/lamps.ts";
import { mugViews } from "./scenes/mugs.ts";
import { preserveViews, teaViews } from "./scenes/pantry.ts";
import { pantryGoodsViews } from "./scenes/pantryGoods.ts";
import { printViews } from "./scenes/prints.ts";
import { rodAndStoolViews } from "./scenes/rodsAndStools.ts";
import { servingDishViews } from "./scenes/servingDishes.ts";
import { subcategoryViews } from "./scenes/subcategories.ts";
import { stationeryViews } from "./scenes/stationery.ts";
import { tableLinenViews } from "./scenes/tableLinen.ts";
import { tablewareViews } from "./scenes/tableware.ts";
import { taperAndMatchViews } from "./scenes/tapersAndMatches.ts";
import { cushionViews, kitchenLinenViews, throwViews } from "./scenes/textiles.ts";
import { unlistedViews } from "./scenes/unlisted.ts";
import { wallGoodsViews } from "./scenes/wallGoods.ts";
import { drawView, type Views } from "./view.ts";

// Picture album: all pictures of the demo shop, drawn as SVG by their file names.

const album: Views = {
  ...mugViews,
  ...tablewareViews,
  ...lampViews,
  ...candleViews,
  ...throwViews,
  ...cushionViews,
  ...kitchenLinenViews,
  ...stationeryViews,
  ...printViews,
  ...teaViews,
  ...preserveViews,
  ...bathViews,
  ...storageViews,
  ...vaseViews,
  ...wallGoodsViews,
  ...giftViews,
  ...blanketViews,
  ...tableLinenViews,
  ...deskGoodsViews,
  ...pantryGoodsViews,
  ...bathGoodsViews,
  ...unlistedViews,
  ...topCategoryViews,
  ...subcategoryViews,
  ...cupViews,
  ...servingDishViews,
  ...deskLampAndLanternViews,
  ...taperAndMatchViews,
  ...rodAndStoolViews,
  ...darningViews,
  ...giftSetViews,
};

/** Returns the file names of all pictures the album can draw, in alphabetical order. */
export function pictureNames(): string[] {
  return Object.keys(album).sort();
}

/** Draws a picture by its file name (no width, no extension) as SVG; throws for an unknown name. */
export function drawPicture(name: string): string {
  const view = album[name];
  if (!view) throw new Error(`No picture is called "${name}"`);
  return drawView(view);
}
