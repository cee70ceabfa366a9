import type { PublicQuote } from '@quillcare/contracts';
import { doctorLabel, type PaperQuote } from '../shared/quote-paper/quote-paper.model';

/** The paper of a quote from the link's answer. */
export function paperOf(quote: PublicQuote): PaperQuote {
  return {
    clientName: `${quote.client.firstName} ${quote.client.lastName}`.trim(),
    clientEmail: quote.client.email,
    doctorName: doctorLabel(quote.doctor),
    hospitalName: quote.hospital?.name ?? null,
    validUntil: quote.validUntil,
    currency: quote.currency,
    lines: quote.lines,
    totals: quote.totals,
    notesToPatient: quote.notesToPatient,
  };
}

/** An instant in the reader's time zone, which is named. */
export function whenOf(instant: string): string {
  return new Intl.DateTimeFormat('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}
