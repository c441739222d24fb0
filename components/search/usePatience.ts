import { useEffect, useState } from "react";

/** How long a shopper waits for an answer before the shop's own search is asked instead. */
const PATIENCE_MS = 4000;

/** Whether what is being asked for is worth waiting for any longer. */
export function usePatience(isAsking: boolean): boolean {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsPatient(true);
    };
  }, [isAsking]);
  return isPatient;
}
