import type { OrganisationChanges, OrganisationSettings } from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';

export type Details = Required<OrganisationChanges>;

/** What the form shows of the stored settings. */
export function detailsOf(settings: OrganisationSettings): Details {
  const { name, email, phone, address, website, timeZone, country } = settings;
  return { name, email, phone: phone && formatPhone(phone, country), address, website, timeZone };
}

/** The fields that a person made different from what is stored: only those are sent, so that a colleague's change of another field stays. */
export function changedDetails(typed: OrganisationChanges, stored: Details): OrganisationChanges {
  const different = Object.entries(typed).filter(
    ([field, value]) => value !== stored[field as keyof Details],
  );
  return Object.fromEntries(different);
}
