import { graphql, useFragment } from "react-relay";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { AttributeTable_product$key } from "#__generated__/AttributeTable_product.graphql.ts";
import { attributeOptions } from "./attributeOptions.ts";
import { t } from "#words/t.ts";
import styles from "./AttributeTable.module.css";

const attributesFragment = graphql`
  fragment AttributeTable_product on ProductWithAttributes {
    attributes(first: 100) {
      nodes {
        name
        label
        visible
        ...attributeOptions_attribute
      }
    }
  }
`;

/** Table of a product's visible attributes, one per row. */
export function AttributeTable(props: { product: AttributeTable_product$key }) {
  const { attributes } = useFragment(attributesFragment, props.product);
  const rows = (attributes?.nodes ?? []).filter(({ visible }) => visible);
  if (rows.length === 0) return null;
  return (
    <table className={styles.facts}>
      <tbody>
        {rows.map((attribute) => (
          <tr key={attribute.name}>
            <th scope="row">{plainText(attribute.label ?? attribute.name)}</th>
            <td>
              {attributeOptions(attribute)
                .map((option) => option.name)
                .join(t("page.comma"))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
