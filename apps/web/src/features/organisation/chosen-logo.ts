import type { OrganisationLogo } from '@quillcare/contracts';

/** A picture that was chosen here. */
export interface ChosenLogo {
  logo: OrganisationLogo;
  /** The version of the settings that came of saving it; null before. */
  savedAs: number | null;
}

/** Whether what was read from the server is as new as what was saved here, so that it can be shown instead without a flicker. */
export function isShownAlready(
  { logo, savedAs }: ChosenLogo,
  stored: { logo: OrganisationLogo | null; version: number },
): boolean {
  if (savedAs === null) return false;
  return stored.version > savedAs || (stored.version === savedAs && stored.logo?.data === logo.data);
}
