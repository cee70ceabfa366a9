import { invalid, type OrganisationChanges, type OrganisationSettings } from '@quillcare/contracts';
import { isPlaceholderOrganisationName, normalisePhone, type Country } from '@quillcare/rules';

/** The changes in stored form: the phone as E.164 by the rules of the country, the zone as the world writes it. */
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

// Runtimes accept a zone in whatever case, others that read it later may not.
function properTimeZone(typed: string): string {
  const wanted = typed.toLowerCase();
  return Intl.supportedValuesOf('timeZone').find((name) => name.toLowerCase() === wanted) ?? typed;
}

/** The practice as its settings form shows it. */
export function settingsOf<T extends Omit<OrganisationSettings, 'hasPlaceholderName'>>(
  organisation: T,
): T & OrganisationSettings {
  return { ...organisation, hasPlaceholderName: isPlaceholderOrganisationName(organisation.name) };
}
