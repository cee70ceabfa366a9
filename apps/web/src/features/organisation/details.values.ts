import type { OrganisationChanges, OrganisationSettings } from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';

export type Details = Required<OrganisationChanges>;

/** The form's values for the stored settings. */
export function detailsOf(settings: OrganisationSettings): Details {
  const { name, email, phone, address, website, timeZone, country } = settings;
  return { name, email, phone: phone && formatPhone(phone, country), address, website, timeZone };
}

/**
 * The fields that differ from the stored ones. Only these are sent, so that a colleague's change of another
 * field is kept.
 */
export function changedDetails(typed: OrganisationChanges, stored: Details): OrganisationChanges {
  const different = Object.entries(typed).filter(
    ([field, value]) => value !== stored[field as keyof Details],
  );
  return Object.fromEntries(different);
}
