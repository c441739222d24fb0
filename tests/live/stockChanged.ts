import { graphql, requestSubscription } from "relay-runtime";
import type { Disposable, Environment } from "relay-runtime";
import type {
  stockChangedSubscription,
  stockChangedSubscription$data,
} from "./__generated__/stockChangedSubscription.graphql.ts";

// Subscription to a product's stock.

const subscription = graphql`
  subscription stockChangedSubscription($productId: ID!) {
    stockChanged(productId: $productId) {
      name
      stockQuantity
    }
  }
`;

/** Events that one subscription to a product's stock has received so far. */
export type StockWatch = {
  quantities: (number | null | undefined)[];
  names: (string | undefined)[];
  errors: Error[];
  completions: number;
  dispose: Disposable["dispose"];
};

/** Subscribes to a product's stock, as a component might. */
export function watchStock(environment: Environment, productId = "mug"): StockWatch {
  const watch: Omit<StockWatch, "dispose"> = {
    quantities: [],
    names: [],
    errors: [],
    completions: 0,
  };
  const { dispose } = requestSubscription<stockChangedSubscription>(environment, {
    subscription,
    variables: { productId },
    onNext: (data?: stockChangedSubscription$data | null) => {
      watch.quantities.push(data?.stockChanged?.stockQuantity);
      watch.names.push(data?.stockChanged?.name);
    },
    onError: (error) => watch.errors.push(error),
    onCompleted: () => (watch.completions += 1),
  });
  return Object.assign(watch, { dispose });
}
