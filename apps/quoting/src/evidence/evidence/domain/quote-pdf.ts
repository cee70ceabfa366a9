import type { OrganisationLogo } from '@quillcare/contracts';
import { findPlaceResults, findVariant, formatDoctorLabel, type PaperQuote } from '@quillcare/rules';
import type { QuoteDocument } from '../../../quote';
import type { SigningRecord } from './signing-record';

/** The practice's terms as of sending. */
export interface FrozenTerms {
  title: string;
  text: string;
  sha256: string;
}

/** The complete input of a PDF file; equal inputs yield equal files. */
export interface QuotePdf {
  document: QuoteDocument;
  /** SHA-256 of the frozen document. Null for a draft. */
  documentHash: string | null;
  /** PNG or JPEG. */
  logo: Pick<OrganisationLogo, 'data' | 'width' | 'height'> | null;
  /** Null for a file that is not stored, because it cannot be verified. */
  verify: { code: string; url: string } | null;
  terms: FrozenTerms | null;
  /** Null until the quote is signed. */
  record: SigningRecord | null;
  madeAt: Date;
}

/** The quote as the patient page prints it. After an acceptance with choices, the lines and totals of what was chosen. */
export function paperOf(document: QuoteDocument, record: SigningRecord | null = null): PaperQuote {
  const { lines, totals, placeResults } = record ? chosenPrice(document, record) : document;
  return {
    clientName: `${document.client.firstName} ${document.client.lastName}`.trim(),
    clientEmail: document.client.email,
    doctorName: formatDoctorLabel(document.doctor),
    hospitalName: document.hospital?.name ?? null,
    place: document.place ?? null,
    placeResults: placeResults ?? null,
    mbsTableDate: document.mbsTableDate ?? null,
    validUntil: document.validUntil,
    currency: document.currency,
    lines,
    totals,
    notesToPatient: document.notesToPatient,
    practiceName: document.practice.name,
  };
}

function chosenPrice(
  document: QuoteDocument,
  { choices }: SigningRecord,
): Pick<QuoteDocument, 'lines' | 'totals' | 'placeResults'> {
  if (!document.choices) return document;
  const optionIds = choices.flatMap((group) => group.optionIds);
  const variant = findVariant(document.choices.variants, optionIds);
  if (!variant)
    throw new Error(`Quote ${document.quoteId} was accepted with a choice that it does not offer`);
  return { ...variant, placeResults: findPlaceResults(document, variant) };
}
