import type { QuoteInput, QuoteLineInput } from '@quillcare/contracts';
import { NO_PRICES } from './price-list';
import { choicesOf } from './price-question';
import { contentOf, type ContentInput, type PracticeFacts } from './quote-content';
import { createDraft, send, type Accepted } from './quote';
import type { QuoteContent, QuoteParties, QuoteState } from './quote.state';

export const SYDNEY: PracticeFacts = { country: 'AU', currency: 'AUD', timeZone: 'Australia/Sydney' };
export const NOW = new Date('2026-11-20T02:00:00.000Z');

const ids = {
  client: '01890000-0000-7000-8000-00000000000c',
  doctor: '01890000-0000-7000-8000-00000000000d',
};

export const PARTIES: QuoteParties = {
  client: {
    id: ids.client,
    firstName: 'Siobhán',
    lastName: "O'Brien",
    email: 'siobhan@example.com',
    phone: '+61412345678',
  },
  doctor: { id: ids.doctor, title: 'Dr', firstName: 'Thị Mai', lastName: 'Nguyễn', credentials: 'FRACS' },
  hospital: null,
  site: null,
};

export const SURGEON: QuoteLineInput = {
  key: null,
  kind: 'SURGEON',
  surgeryId: null,
  description: 'Rhinoplasty',
  providerName: null,
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  quantity: 1,
  unitFeeMinor: 1_000_000,
  discountMinor: 0,
  discountBasisPoints: null,
  gstTreatment: 'TAXABLE',
  mbsItem: null,
  medicareBenefitMinor: null,
  fundBenefitMinor: null,
};

export const INPUT: QuoteInput = {
  clientId: ids.client,
  doctorId: ids.doctor,
  hospitalId: null,
  siteId: null,
  place: null,
  procedureClass: 'COSMETIC',
  surgeries: [],
  quoteDiscount: null,
  fund: { type: 'NONE', fundName: null, gapMinor: null, excessMinor: null },
  validUntil: '2026-12-20',
  notesToPatient: null,
  lines: [SURGEON],
};

let count = 0;
export const nextId = (): string => `01890000-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`;

/** Content of a quote in a practice without configured prices. */
export function contentFor(
  input: ContentInput,
  practice: PracticeFacts = SYDNEY,
  stored: QuoteContent | null = null,
): ReturnType<typeof contentOf> {
  return contentOf(input, PARTIES, practice, 'Q-2026-000001', {
    prices: NO_PRICES,
    on: '2026-11-20',
    newId: nextId,
    stored: stored && { choices: choicesOf(stored), lines: stored.lines },
  });
}

/** A draft valid until 20 December 2026. */
export function draft(): QuoteState {
  return createDraft(nextId(), 'Q-2026-000001', contentFor(INPUT).content).quote;
}

/** The draft, sent on 20 November 2026. */
export function sent(): QuoteState {
  return send(draft(), 'a'.repeat(64), NOW).quote;
}

/** An acceptance through the link at that time, with a case of its own. */
export function signedAt(acceptedAt: Date): Accepted {
  return { surgeryCaseId: nextId(), acceptedAt, acceptance: null, coolingOffEndsOn: null };
}
