import type { PublicQuote } from '@quillcare/contracts';
import { doctorLabel, type PaperQuote } from '@quillcare/rules';
import { paperChoices } from '../choices/chosen-options';
import type { Practice } from '../frame/patient.screen';

export function nameOf({ client }: Pick<PublicQuote, 'client'>): string {
  return `${client.firstName} ${client.lastName}`.trim();
}

/** Builds the printable quote from the link's response. */
export function paperOf(quote: PublicQuote, practice: Practice): PaperQuote {
  return {
    clientName: nameOf(quote),
    clientEmail: quote.client.email,
    doctorName: doctorLabel(quote.doctor),
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
    choices: paperChoices(quote.choices, quote.chosenOptionIds),
  };
}
