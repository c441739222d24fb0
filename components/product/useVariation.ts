import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { plainText } from "#relay/contract/text/plainText.ts";
import { choiceInSearch, choiceSearch } from "#relay/contract/page/variationAddress.ts";
import { matchVariation } from "#relay/contract/page/variationChoice.ts";
import type { Choice } from "#relay/contract/page/variationChoice.ts";
import type { useVariation_product$key } from "#__generated__/useVariation_product.graphql.ts";
import { attributeOptions } from "./attributeOptions.ts";
import { buyableDefaults, possibleChoice } from "./choiceMarks.ts";
import { valuePictures } from "#relay/contract/page/valuePictures.ts";

const variationsFragment = graphql`
  fragment useVariation_product on ProductWithVariations {
    attributes(first: 100) {
      nodes {
        name
        label
        variation
        ...attributeOptions_attribute
      }
    }
    defaultAttributes(first: 100) {
      nodes {
        name
        value
      }
    }
    variations(first: 100) {
      nodes {
        databaseId
        sku
        onSale
        purchasable
        price
        regularPrice
        raw: price(format: RAW)
        dateOnSaleTo
        stockStatus
        stockQuantity
        backordersAllowed
        image {
          id
          sourceUrl
          ...ProductPicture_picture
        }
        attributes(first: 100) {
          nodes {
            name
            value
          }
        }
        ...ProductPrice_product
        ...SaleTicket_product
        ...StockLine_stock
      }
    }
  }
`;

/**
 * Returns a variable product's attributes and variations, the shopper's choice, the variation it
 * matches and the picture of it, or of a value chosen so far; all empty for a product without
 * variations. The choice is read from the page's address and written to it; if the address has
 * none, the shop's defaults apply, as far as they can be bought.
 */
export function useVariation(product: useVariation_product$key | null) {
  const data = useFragment(variationsFragment, product);
  const { urlParsed, shop } = usePageContext();
  const defaults: Choice = Object.fromEntries(
    (data?.defaultAttributes?.nodes ?? []).map(({ name, value }) => [name ?? "", value ?? ""]),
  );
  const known = (data?.variations?.nodes ?? []).map((variation) => ({
    ...variation,
    attributes: (variation.attributes?.nodes ?? []).map(({ name, value }) => ({
      name: name ?? "",
      value: value ?? "",
    })),
  }));
  const attributes = (data?.attributes?.nodes ?? [])
    .filter((attribute) => attribute.variation)
    .map((attribute) => {
      const name = attribute.name ?? "";
      const options = attributeOptions(attribute);
      const pictures = valuePictures(known, name, options);
      const label = plainText(attribute.label ?? name);
      const isColor = shop.colorAttributes.includes(name.replace(/^pa_/, ""));
      return { name, label, options, pictures, color: isColor ? defaults[name] : "" };
    });
  const names = attributes.map(({ name }) => name);

  // The backend pages variations by 100. If the last page is full there may be more, and no value
  // counts as impossible. The first variation that matches a choice is among the known ones.
  const variations = known.length % 100 ? known : [];

  const requested = choiceInSearch(
    urlParsed.search,
    attributes.map(({ name, options }) => ({ name, values: options.map(({ value }) => value) })),
  );
  const address = choiceSearch(requested, names);
  const [picked, setPicked] = useState<{ address: string; wanted: Choice }>();
  // The shopper's choice applies until a navigation to an address with another choice.
  const isPicked = picked?.address === address;
  // Chosen once: a default that sells out while the page is open stays, and says so.
  const [start, setStart] = useState<{ path: string; choice: Choice }>();
  const { pathname: path } = urlParsed;
  const isStarted = start?.path === path && start !== undefined;
  if (known.length > 0 && !isStarted) {
    setStart({ path, choice: buyableDefaults(known, attributes, defaults) });
  }
  const first = isStarted ? start.choice : defaults;
  const wanted = isPicked ? picked.wanted : address ? requested : first;

  const choose = (picks: Choice) => {
    // A wanted but impossible value stays wanted: it is chosen again once it is possible.
    const next = { ...wanted, ...picks };
    setPicked({ address, wanted: next });
    const search = choiceSearch(possibleChoice(variations, names, next), names, location.search);
    // Replaces the history entry: "back" would otherwise step through every choice.
    history.replaceState(history.state, "", location.pathname + search + location.hash);
  };

  const choice = possibleChoice(variations, names, wanted);
  const variation = matchVariation(known, choice);
  const [chosenPicture] = attributes.flatMap(
    ({ name, pictures }) => pictures.get(choice[name] ?? "") ?? [],
  );
  const picture = variation?.image ?? chosenPicture;
  return { attributes, variations, wanted, choice, choose, variation, picture };
}

/** Result of `useVariation`. */
export type VariationState = ReturnType<typeof useVariation>;
