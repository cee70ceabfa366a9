import type { PublicQuote } from '@quillcare/contracts';
import { formatDoctorLabel, type PaperQuote } from '@quillcare/rules';
import { toPaperChoices } from '../choices/chosen-options';
import type { Practice } from '../frame/patient.screen';

export function formatClientName({ client }: Pick<PublicQuote, 'client'>): string {
  return `${client.firstName} ${client.lastName}`.trim();
}

/** Builds the printable quote from the link's response. */
export function toPaper(quote: PublicQuote, practice: Practice): PaperQuote {
  return {
    clientName: formatClientName(quote),
    clientEmail: quote.client.email,
    doctorName: formatDoctorLabel(quote.doctor),
    hospitalName: quote.hospital?.name ?? null,
    place: quote.place,
    placeResults: quote.placeResults,
    practiceName: practice.name,
    mbsTableDate: quote.mbsTableDate,
    validUntil: quote.validUntil,
    currency: quote.currency,
    lines: quote.lines,
    totals: quote.totals,
    notesToPatient: quote.notesToPatient,
    choices: toPaperChoices(quote.choices, quote.chosenOptionIds),
  };
}
