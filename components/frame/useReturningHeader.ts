import { useEffect } from "react";
import type { RefObject } from "react";

// Hide-on-scroll header: it leaves on scroll down and returns on scroll up.

/** Pixels of scrolling after which the direction counts; less may be an unsteady finger. */
const THRESHOLD = 8;

/**
 * Sets `data-returned` on the header while it is returned or leaving. The header keeps its place in
 * the page's flow, so nothing shifts; the stylesheet decides in which windows it returns.
 */
export function useReturningHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const { dataset, offsetHeight = 0 } = header.current ?? {};
      const distance = scrollY - last;
      if (!dataset || (Math.abs(distance) < THRESHOLD && scrollY > 0)) return;
      last = scrollY;
      const isOverOwnPlace = scrollY <= offsetHeight;
      if (scrollY <= 0 || (distance > 0 && isOverOwnPlace)) delete dataset["returned"];
      else if (distance > 0 && "returned" in dataset) dataset["returned"] = "leaving";
      else if (distance < 0 && ("returned" in dataset || !isOverOwnPlace)) dataset["returned"] = "";
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, [header]);
}
