import type { FoundEntry, FoundClient, FoundLead, SearchGroup, SearchResults } from '@quillcare/contracts';
import { formatPhone, type Country } from '@quillcare/rules';
import type { Formats } from '../../shared/formats/use-formats';
import { CASE_STATUS, QUOTE_STATUS } from '../../shared/status/status';
import { word } from '../../shared/words/words';
import { paletteWords } from './palette.en';
import type { PaletteItem } from './palette.items';

export interface FoundContext {
  country: Country;
  formats: Formats;
}

const line = (...parts: (string | null | undefined | false)[]): string | undefined =>
  parts.filter(Boolean).join(' · ') || undefined;

const nameOf = ({ firstName, lastName }: FoundClient | FoundLead): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Turns the server's results into items, each with a detail line that distinguishes people of the same name. */
export function foundItems(found: SearchResults, context: FoundContext): PaletteItem[] {
  return [
    ...found.clients.map((client) => clientItem(client, context)),
    ...found.leads.map((lead) => leadItem(lead, context)),
    ...quoteItems(found, context),
    ...caseItems(found, context),
    ...(['doctors', 'hospitals', 'sites', 'surgeries'] as const).flatMap((group) =>
      found[group].map((entry) => entryItem(group, entry)),
    ),
  ];
}

function clientItem(client: FoundClient, { country, formats }: FoundContext): PaletteItem {
  const { id, dateOfBirth, suburb, phone, isVip } = client;
  const born = dateOfBirth && word(paletteWords, 'born', { date: formats.date(dateOfBirth) });
  return {
    id,
    group: 'clients',
    label: nameOf(client),
    detail: line(isVip && word(paletteWords, 'vip'), born, suburb, phone && formatPhone(phone, country)),
    act: { to: `/clients/${id}` },
  };
}

function leadItem(lead: FoundLead, { country }: FoundContext): PaletteItem {
  const { id, phone, email } = lead;
  return {
    id,
    group: 'leads',
    label: nameOf(lead),
    detail: line(phone ? formatPhone(phone, country) : email),
    act: { to: `/leads/${id}` },
  };
}

function quoteItems({ quotes }: SearchResults, { formats }: FoundContext): PaletteItem[] {
  return quotes.map(({ id, quoteNumber, clientName, status, totalMinor, currency }) => ({
    id,
    group: 'quotes',
    label: quoteNumber,
    detail: line(clientName, formats.money(totalMinor, currency), QUOTE_STATUS[status].label),
    act: { to: `/quotes/view/${id}` },
  }));
}

function caseItems({ surgeryCases }: SearchResults, { formats }: FoundContext): PaletteItem[] {
  return surgeryCases.map(({ id, patientName, procedures, preferredDate, status }) => ({
    id,
    group: 'surgeryCases',
    label: patientName,
    detail: line(procedures, preferredDate && formats.date(preferredDate), CASE_STATUS[status].label),
    act: { to: `/surgery-cases?case=${id}` },
  }));
}

function entryItem(group: SearchGroup, { id, name, detail, isActive }: FoundEntry): PaletteItem {
  return {
    id,
    group,
    label: name,
    detail: line(detail, !isActive && word(paletteWords, 'inactive')),
    act: { to: `/${group}/${id}` },
  };
}
