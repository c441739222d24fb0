import { ButtonLink } from "#components/ui/ButtonLink.tsx";

/**
 * Link that loads the page at the address again. The address is left empty: the server renders a
 * page without the parameters that do not matter to it.
 */
export const ReloadLink = ({ label }: { label: string }) => (
  <ButtonLink href="" rel="external">
    {label}
  </ButtonLink>
);
