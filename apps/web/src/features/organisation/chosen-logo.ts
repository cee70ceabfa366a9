import type { OrganisationLogo } from '@quillcare/contracts';

/** A picture chosen in this tab. */
export interface ChosenLogo {
  logo: OrganisationLogo;
  /** The version of the settings after saving it; null before. */
  savedAs: number | null;
}

/**
 * Whether the server's settings are as new as the saved ones, so that they can be shown without a flicker.
 */
export function isShownAlready(
  { logo, savedAs }: ChosenLogo,
  stored: { logo: OrganisationLogo | null; version: number },
): boolean {
  if (savedAs === null) return false;
  return stored.version > savedAs || (stored.version === savedAs && stored.logo?.data === logo.data);
}
