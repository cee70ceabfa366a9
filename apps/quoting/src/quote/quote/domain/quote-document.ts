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

/**
 * What the patient sees and signs: everything a dispute could be about, and nothing that can change later.
 */
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
  /** Documents from before there were surgeries on quotes do not have the next four. */
  surgeries?: NamedSurgery[];
  site?: { name: string } | null;
  fund?: Quote['fund'];
  /** Where it is done; what the patient would pay in either place while that is open. */
  place?: Quote['place'];
  placeResults?: Quote['placeResults'];
  /** The Medicare table that the benefits were estimated with. */
  mbsTableDate?: string | null;
  /** What the patient may choose, every combination priced; left out where there is no choice. */
  choices?: QuoteChoices;
  /** Days after accepting in which the acceptance can always be withdrawn; left out for procedures without such a period. */
  coolingOffDays?: number;
  /** Of a patient below 18 when it was sent: so many calendar months besides; the later end counts. */
  coolingOffMonths?: number;
  /** The age from which the patient accepts alone; documents from before it was asked lack it. */
  signsAloneFromAge?: number;
  createdAt: string;
  sentAt: string;
  consentWording: string;
  termsVersion: string;
  /** The practice's terms, whose text is stored by this hash; documents from before practices had their own lack it. */
  terms?: FrozenTerms;
}

/** Terms as a document refers to them. */
export interface FrozenTerms {
  version: number;
  title: string;
  sha256: string;
}

/** A document in canonical form (RFC 8785), with the SHA-256 of that text. */
export interface FrozenDocument {
  canonicalJson: string;
  sha256: string;
  consentWording: string;
  termsVersion: string;
}

/** The document of a quote that is being sent. */
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
    // Without what prices were made of: that is the practice's own.
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

/** Freezes a document: the same document always gives the same text and the same hash. */
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

/** Name and final fee (GST included) of each procedure: the surgeon's lines. */
export function proceduresOf(lines: readonly QuoteLine[]): { name: string; finalFee: number }[] {
  return lines
    .filter((line) => line.kind === 'SURGEON')
    .map((line) => ({ name: line.description, finalFee: line.totalMinor }));
}
