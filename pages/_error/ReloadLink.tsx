import { ButtonLink } from "#components/ui/ButtonLink.tsx";

/**
 * Link that loads the current address again. Its `href` is empty, since the server renders without
 * the parameters that the page ignores.
 */
export const ReloadLink = ({ label }: { label: string }) => (
  <ButtonLink href="" rel="external">
    {label}
  </ButtonLink>
);
