import type { OrganisationLogo } from '@quillcare/contracts';

export interface ChosenLogo {
  logo: OrganisationLogo;
  /** Version of the settings once it is saved. Null before. */
  savedAs: number | null;
}

/** Returns whether the server's settings have caught up with the saved logo, so that switching to them does not flicker. */
export function isShownAlready(
  { logo, savedAs }: ChosenLogo,
  stored: { logo: OrganisationLogo | null; version: number },
): boolean {
  if (savedAs === null) return false;
  return stored.version > savedAs || (stored.version === savedAs && stored.logo?.data === logo.data);
}
