import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { ColorDisc } from "#components/ui/ColorDisc.tsx";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { CardMeta_product$key } from "#__generated__/CardMeta_product.graphql.ts";
import { attributeOptions, colorOf } from "./attributeOptions.ts";
import { locale, lowerCased } from "#words/language.ts";
import { t } from "#words/t.ts";
import styles from "./CardMeta.module.css";

// Last lines of a product card: a fact about the product, and its choices.

const MAX_DISCS = 5;

/** An attribute that a shopper chooses a value of, with the values' colors. */
export type CardChoice = {
  label: string;
  options: readonly { name: string; colour?: string | undefined }[];
};

/** Returns the number of a choice's values, "Colour: 4 choices". */
const choiceCount = ({ label, options }: CardChoice): string =>
  label
    ? t("product.choicesOf", { label, count: options.length })
    : t("product.choices", { count: options.length });

/** Returns the names of choices in one phrase, "Choice of size and frame". */
function choicePhrase(choices: readonly CardChoice[]): string {
  const names = choices.map(({ label }) => lowerCased(label)).filter(Boolean);
  if (names.length === 0) return choices.map(choiceCount).join(t("page.comma"));
  return t("product.choiceOf", { names: new Intl.ListFormat(locale()).format(names) });
}

/** Renders the fact, and below it the choices; the first one between colors as discs. */
export function MetaLine(props: { fact: ReactNode; choices: readonly CardChoice[] }) {
  const choices = props.choices.filter(({ options }) => options.length > 1);
  const colored = choices.find(({ options }) => options.every(({ colour }) => colour));
  const others = choices.filter((choice) => choice !== colored);
  const surplus = (colored?.options.length ?? 0) - MAX_DISCS;
  if (!props.fact && choices.length === 0) return null;
  return (
    <p data-part="card.meta" className={styles.meta}>
      {props.fact && <span className={styles.fact}>{props.fact}</span>}
      {choices.length > 0 && (
        <span className={styles.choices}>
          {others.length > 0 && <span>{choicePhrase(others)}</span>}
          {colored && (
            <span className={styles.discs}>
              <span className="visually-hidden">{choiceCount(colored)}</span>
              {colored.options.slice(0, MAX_DISCS).map(({ name, colour }) => (
                <ColorDisc key={name} className={styles.disc} color={colour ?? ""} />
              ))}
              {surplus > 0 && <span aria-hidden="true">{`+${surplus}`}</span>}
            </span>
          )}
        </span>
      )}
    </p>
  );
}

const attributesFragment = graphql`
  fragment CardMeta_product on ProductWithAttributes {
    attributes(first: 6) {
      nodes {
        label
        variation
        visible
        ...attributeOptions_attribute
      }
    }
  }
`;

/** Last lines of a product's card: its material (the first visible attribute) and its choices. */
export function CardMeta(props: { product: CardMeta_product$key }) {
  const { attributes } = useFragment(attributesFragment, props.product);
  const nodes = attributes?.nodes ?? [];
  const fact = nodes.find(({ variation, visible }) => visible && !variation);
  const choices = nodes
    .filter(({ variation }) => variation)
    .map((node) => ({
      label: plainText(node.label),
      options: attributeOptions(node).map(({ name, description }) => ({
        name,
        colour: colorOf(description),
      })),
    }));
  const facts = fact ? attributeOptions(fact).map(({ name }) => name) : [];
  return <MetaLine fact={facts.join(t("page.comma"))} choices={choices} />;
}
