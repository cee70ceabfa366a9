import type { PublicQuote, QuoteStatus } from '@quillcare/contracts';
import { proceduresOf, type QuoteDocument } from '../../quote/domain/quote-document';

/** The frozen document as the patient sees it, with the quote's current status. */
export function publicQuoteOf(document: QuoteDocument, sha256: string, status: QuoteStatus): PublicQuote {
  return {
    id: document.quoteId,
    quoteNumber: document.quoteNumber,
    organisationId: document.organisationId,
    client: document.client,
    doctor: document.doctor,
    hospital: document.hospital,
    procedures: proceduresOf(document.lines),
    lines: document.lines,
    totals: document.totals,
    surgeries: document.surgeries ?? [],
    site: document.site ?? null,
    fund: document.fund ?? { type: 'NONE', fundName: null, gapMinor: null },
    mbsTableDate: document.mbsTableDate ?? null,
    totalAmount: document.totals.totalMinor,
    currency: document.currency,
    validUntil: document.validUntil,
    status,
    notesToPatient: document.notesToPatient,
    createdAt: document.createdAt,
    sentAt: document.sentAt,
    documentHash: sha256,
    consentWording: document.consentWording,
    termsVersion: document.termsVersion,
  };
}
