import type { ReactNode } from "react";
import { Button } from "#components/ui/Button.tsx";
import { noteHandedOver } from "#relay/handedOver.ts";

/** Button that opens a page of WordPress with the shopper's session, also without script. */
export function WordpressForm({
  fields,
  children,
}: {
  /** Names the page. */
  fields: Readonly<Record<string, string | number>>;
  children: ReactNode;
}) {
  return (
    <form method="post" action="/checkout/wordpress" onSubmit={noteHandedOver}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button>{children}</Button>
    </form>
  );
}
