import { renderAtOnce } from "./LazySetSum.tsx";
import { SetSum } from "./SetSum.tsx";

/** Makes the server render the sums of sets, whose code browsers load later. */
export const renderSetSums = () => renderAtOnce(SetSum);
