import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import {
  quoteLine,
  type Organisation,
  type Quote,
  type QuoteChoices,
  type QuoteLine,
  type QuoteTotals,
} from '@quillcare/contracts';
import { namedSurgeries, type NamedSurgery } from './chosen-surgeries';
import { frozenChoices } from './chosen-variant';
import { consentWording } from './consent';
import type { QuoteState } from './quote.state';

/** The document the patient sees and signs: everything a dispute could be about, and nothing that can change later. */
export interface QuoteDocument {
  schema: 'quillcare.quote.v1';
  quoteId: string;
  quoteNumber: string;
  revision: number;
  organisationId: string;
  practice: { name: string; phone: string | null; email: string };
  client: Quote['client'];
  doctor: Quote['doctor'];
  hospital: Quote['hospital'];
  procedureClass: Quote['procedureClass'];
  currency: Quote['currency'];
  gstRateBasisPoints: number;
  timeZone: string;
  validUntil: string;
  notesToPatient: string | null;
  lines: QuoteLine[];
  totals: QuoteTotals;
  /** The next four are absent from documents older than surgeries on quotes. */
  surgeries?: NamedSurgery[];
  site?: { name: string } | null;
  fund?: Quote['fund'];
  /** The place of surgery, and what the patient would pay in either place while it is undecided. */
  place?: Quote['place'];
  placeResults?: Quote['placeResults'];
  /** ISO date of the Medicare table used for the benefit estimate. */
  mbsTableDate?: string | null;
  /** The patient's choices, with every combination priced. Absent if there are none. */
  choices?: QuoteChoices;
  /** Days after acceptance during which it can always be withdrawn. Absent for procedures without a cooling-off period. */
  coolingOffDays?: number;
  /** Calendar months of cooling-off for a patient who was under 18 at sending; the later end applies. */
  coolingOffMonths?: number;
  /** The age from which the patient may accept alone. Absent from older documents. */
  signsAloneFromAge?: number;
  createdAt: string;
  sentAt: string;
  consentWording: string;
  termsVersion: string;
  /**
   * Reference to the practice's terms, whose text is stored under this hash. Absent from documents older than practices' own
   * terms.
   */
  terms?: FrozenTerms;
}

/** A document's reference to its terms. */
export interface FrozenTerms {
  version: number;
  title: string;
  sha256: string;
}

/** A document in canonical JSON (RFC 8785), with the SHA-256 of that text. */
export interface FrozenDocument {
  canonicalJson: string;
  sha256: string;
  consentWording: string;
  termsVersion: string;
}

export function documentOf(
  quote: QuoteState & { createdAt: Date },
  practice: Pick<Organisation, 'id' | 'name' | 'phone' | 'email'>,
  { version, title, sha256 }: FrozenTerms,
  now: Date,
): QuoteDocument {
  const choices = frozenChoices(quote);
  return {
    schema: 'quillcare.quote.v1',
    quoteId: quote.id,
    quoteNumber: quote.quoteNumber,
    revision: quote.revision,
    organisationId: practice.id,
    practice: { name: practice.name, phone: practice.phone, email: practice.email },
    client: quote.client,
    doctor: quote.doctor,
    hospital: quote.hospital,
    procedureClass: quote.procedureClass,
    currency: quote.currency,
    gstRateBasisPoints: quote.gstRateBasisPoints,
    timeZone: quote.timeZone,
    validUntil: quote.validUntil,
    notesToPatient: quote.notesToPatient,
    // Strips the pricing details, which are internal to the practice.
    lines: quote.lines.map((line) => quoteLine.parse(line)),
    totals: quote.totals,
    surgeries: namedSurgeries(quote),
    site: quote.site && { name: quote.site.name },
    fund: quote.fund,
    place: quote.place,
    placeResults: quote.placeResults,
    mbsTableDate: quote.mbsTableDate,
    ...(choices && { choices }),
    createdAt: quote.createdAt.toISOString(),
    sentAt: now.toISOString(),
    consentWording: consentWording(practice.name, title),
    termsVersion: String(version),
    terms: { version, title, sha256 },
  };
}

/** Freezes a document. The same document always yields the same text and hash. */
export function freeze(document: QuoteDocument): FrozenDocument {
  const canonicalJson = canonicalize(document);
  if (canonicalJson === undefined) throw new Error('A quote document is always an object');
  return {
    canonicalJson,
    sha256: createHash('sha256').update(canonicalJson, 'utf8').digest('hex'),
    consentWording: document.consentWording,
    termsVersion: document.termsVersion,
  };
}

/** Name and final fee, including GST, of each procedure, from the surgeon's lines. */
export function proceduresOf(lines: readonly QuoteLine[]): { name: string; finalFee: number }[] {
  return lines
    .filter((line) => line.kind === 'SURGEON')
    .map((line) => ({ name: line.description, finalFee: line.totalMinor }));
}
