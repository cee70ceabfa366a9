import { publicQuote, type PublicQuote, type PublicQuoteView } from '@quillcare/contracts';
import { blankOf } from '../testing/sample-of';

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Returns a quote as a patient sees it, for tests. */
export function somePublicQuote(): PublicQuote {
  const line: PublicQuote['lines'][number] = {
    id: id(3),
    kind: 'SURGEON',
    surgeryId: null,
    description: 'Septorhinoplasty',
    providerName: null,
    billedBy: 'PRACTICE',
    basis: 'FIXED',
    quantity: 1,
    unitFeeMinor: 845_000,
    discountMinor: 0,
    gstTreatment: 'GST_FREE',
    mbsItem: null,
    medicareBenefitMinor: 75_840,
    fundBenefitMinor: null,
    amountMinor: 845_000,
    gstMinor: 0,
    totalMinor: 845_000,
    benefitsMinor: 75_840,
    outOfPocketMinor: 769_160,
  };
  return blankOf(publicQuote, {
    id: id(1),
    quoteNumber: 'Q-2026-000123',
    organisationId: id(2),
    client: { firstName: 'Te Ariki', lastName: 'Ngāpō', email: 'teariki@example.co.nz' },
    doctor: { title: 'Dr', firstName: 'Linh', lastName: 'Nguyễn', credentials: 'FRACS' },
    hospital: { name: 'Harbour Day Surgery' },
    procedures: [{ name: 'Septorhinoplasty', finalFee: 845_000 }],
    lines: [line],
    fund: { type: 'NONE', fundName: null, gapMinor: null },
    totals: {
      byBiller: { PRACTICE: 845_000, PROVIDER: 0, HOSPITAL: 0 },
      netMinor: 845_000,
      gstMinor: 0,
      totalMinor: 845_000,
      benefitsMinor: 75_840,
      outOfPocketMinor: 769_160,
      estimate: false,
    },
    totalAmount: 845_000,
    currency: 'AUD',
    validUntil: '2026-12-20',
    status: 'SENT',
    createdAt: '2026-11-19T01:00:00.000Z',
    sentAt: '2026-11-20T01:00:00.000Z',
    documentHash: 'a'.repeat(64),
    consentWording: 'I agree to sign electronically.',
    termsVersion: '2026-11',
    revision: 1,
    known: { dateOfBirth: null, phone: null },
    purpose: 'ANSWER',
  });
}

export const practiceSample = {
  name: 'Harbour Surgery',
  phone: '(02) 9555 0123',
  email: 'rooms@example.au',
  logo: null,
};

type Answered = Extract<PublicQuoteView, { state: 'answered' }>;

/** Returns what a patient sees who accepted the quote and may still withdraw. */
export const answeredView = (changes: Partial<Answered> = {}): Answered => ({
  state: 'answered',
  practice: practiceSample,
  response: 'accept',
  respondedAt: '2026-11-20T05:05:00.000Z',
  quote: { ...somePublicQuote(), status: 'ACCEPTED' },
  withdrawal: { until: null },
  withdrawnAt: null,
  hasDeposit: false,
  awaitsConfirmation: false,
  recorded: null,
  signed: null,
  ...changes,
});
