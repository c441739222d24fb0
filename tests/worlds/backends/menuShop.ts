// Reference shop whose WordPress has menus at the locations of the plugin.

/** Returns an item of a menu. */
const menuItem = (id: number, label: string, address: string, parentId = 0) => ({
  id,
  parentId,
  order: id,
  label,
  address,
});

/** Menus of header and footer. */
const menus = {
  locations: ["VITRINE_HEADER", "VITRINE_FOOTER"],
  menus: [
    {
      id: 45,
      name: "Main",
      slug: "main",
      locations: ["VITRINE_HEADER"],
      items: [
        menuItem(1, "Clothing &amp; more", "/product-category/clothing/"),
        menuItem(2, "Hats", "#", 1),
        menuItem(3, "Beanie", "/product/beanie/", 2),
        menuItem(4, "Draft", "/?page_id=9"),
        menuItem(5, "Journal", "https://journal.example/"),
      ],
    },
    {
      id: 46,
      name: "Foot",
      slug: "foot",
      locations: ["VITRINE_FOOTER"],
      items: [
        menuItem(6, "Everything", "/shop/"),
        menuItem(7, "Help", "#"),
        menuItem(8, "Cart", "/cart/", 7),
      ],
    },
  ],
};

/** Options of a world. */
export const menuShop = { isSmall: true, settings: { menus } };
