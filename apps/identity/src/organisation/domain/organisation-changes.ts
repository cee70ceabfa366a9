import { invalidInput, type OrganisationChanges, type OrganisationSettings } from '@quillcare/contracts';
import { isPlaceholderOrganisationName, normalisePhone, type Country } from '@quillcare/rules';

/** Normalises the changes: phone to E.164 by the country's rules, time zone to its canonical spelling. */
export function normaliseChanges(sent: OrganisationChanges, country: Country): OrganisationChanges {
  const checked = { ...sent };
  if (sent.phone) {
    const phone = normalisePhone(sent.phone, country, 'ORGANISATION');
    if (!phone.ok) throw invalidInput({ path: 'phone', message: phone.message });
    checked.phone = phone.value;
  }
  if (sent.timeZone) checked.timeZone = canonicalTimeZone(sent.timeZone);
  return checked;
}

// Runtimes accept time zones in any case, but other readers may not.
function canonicalTimeZone(typed: string): string {
  const lowerCased = typed.toLowerCase();
  return Intl.supportedValuesOf('timeZone').find((name) => name.toLowerCase() === lowerCased) ?? typed;
}

export function settingsOf<T extends Omit<OrganisationSettings, 'hasPlaceholderName'>>(
  organisation: T,
): T & OrganisationSettings {
  return { ...organisation, hasPlaceholderName: isPlaceholderOrganisationName(organisation.name) };
}
