import type { PublicQuote, QuoteStatus } from '@quillcare/contracts';
import { chosenVariant, coolingOffOf, proceduresOf, type QuoteDocument, withVariant } from '../../../quote';

/** Data shown alongside the frozen document, which may change while the quote stays the same. */
export type PageFacts = Pick<
  PublicQuote,
  | 'terms'
  | 'variation'
  | 'revised'
  | 'known'
  | 'checkQuestions'
  | 'checksRequired'
  | 'secondSignerNeeded'
  | 'representativeBelowAge'
  | 'interpreterLanguage'
  | 'unreadMessages'
  | 'messageCount'
  | 'answerTargetHours'
  | 'deposit'
  | 'purpose'
  | 'chosenOptionIds'
>;

/** The frozen document as shown to the patient, reduced to the chosen options once signed, with the quote's current status. */
export function publicQuoteOf(
  frozen: QuoteDocument,
  sha256: string,
  status: QuoteStatus,
  facts: PageFacts,
): PublicQuote {
  const chosenOptionIds = frozen.choices ? facts.chosenOptionIds : null;
  const document = chosenOptionIds ? withVariant(frozen, chosenVariant(frozen, chosenOptionIds)) : frozen;
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
    place: document.place ?? null,
    placeResults: document.placeResults ?? null,
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
    revision: document.revision,
    choices: document.choices ?? null,
    coolingOffDays: coolingOffOf(document.procedureClass, document.coolingOffDays, document.coolingOffMonths),
    ...facts,
    chosenOptionIds,
  };
}
