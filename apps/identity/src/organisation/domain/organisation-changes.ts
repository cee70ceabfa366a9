import { invalid, type OrganisationChanges, type OrganisationSettings } from '@quillcare/contracts';
import { isPlaceholderOrganisationName, normalisePhone, type Country } from '@quillcare/rules';

/** Normalises the changes: phone to E.164 by the country's rules, time zone to its canonical spelling. */
export function checkedChanges(sent: OrganisationChanges, country: Country): OrganisationChanges {
  const checked = { ...sent };
  if (sent.phone) {
    const phone = normalisePhone(sent.phone, country, 'ORGANISATION');
    if (!phone.ok) throw invalid({ path: 'phone', message: phone.message });
    checked.phone = phone.value;
  }
  if (sent.timeZone) checked.timeZone = properTimeZone(sent.timeZone);
  return checked;
}

// Runtimes accept time zones in any case, but other readers may not.
function properTimeZone(typed: string): string {
  const wanted = typed.toLowerCase();
  return Intl.supportedValuesOf('timeZone').find((name) => name.toLowerCase() === wanted) ?? typed;
}

export function settingsOf<T extends Omit<OrganisationSettings, 'hasPlaceholderName'>>(
  organisation: T,
): T & OrganisationSettings {
  return { ...organisation, hasPlaceholderName: isPlaceholderOrganisationName(organisation.name) };
}
