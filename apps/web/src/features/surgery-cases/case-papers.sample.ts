import {
  getBookingDetails,
  getSurgeryCase,
  type BilledFees,
  type BookingDetails,
  type CaseDocument,
  type SurgeryCase,
} from '@quillcare/contracts';
import { sampleOf } from '../../testing/sample-of';

export const ID = '01a1fa25-0000-7000-8000-00000000000a';
const LINE = '01a1fa25-0000-7000-8000-0000000000c';
const AT = '2026-11-20T08:00:00.000Z';

export const caseSample = sampleOf(getSurgeryCase.result, { text: 'Harbour', id: ID }) as SurgeryCase;

export const documentSample = (changes: Partial<CaseDocument> = {}): CaseDocument => ({
  id: ID,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  deletedAt: null,
  surgeryCaseId: ID,
  name: 'Referral Dr. Smith.pdf',
  kind: 'REFERRAL',
  mediaType: 'application/pdf',
  sizeBytes: 184_000,
  sha256: 'a'.repeat(64),
  uploadedByName: 'Ruby Park',
  ...changes,
});

export const detailsSample = (changes: Partial<BookingDetails> = {}): BookingDetails => ({
  ...(sampleOf(getBookingDetails.result, { text: 'Harbour', id: ID }) as BookingDetails),
  version: 3,
  admissionType: 'OVERNIGHT',
  expectedNights: 2,
  anaesthesiaType: null,
  usualAnaesthesia: 'GENERAL',
  allergies: 'Latex',
  blanks: ['DATE', 'THEATRE'],
  missing: [],
  ...changes,
});

export const feesSample = (changes: Partial<BilledFees> = {}): BilledFees => ({
  surgeryCaseId: ID,
  quoteNumber: 'Q-2026-000001',
  currency: 'AUD',
  gstRateBasisPoints: 1000,
  isOpen: true,
  lines: [
    {
      lineId: `${LINE}1`,
      kind: 'SURGEON',
      description: 'Septoplasty',
      providerName: null,
      billedBy: 'PRACTICE',
      basis: 'FIXED',
      gstTreatment: 'TAXABLE',
      isAdded: false,
      billed: null,
      quoted: { amountMinor: 500_000, gstMinor: 50_000, totalMinor: 550_000 },
    },
    {
      lineId: `${LINE}2`,
      kind: 'ANAESTHETIST',
      description: 'Anaesthetic',
      providerName: 'Dr Ngāpō',
      billedBy: 'PROVIDER',
      basis: 'ESTIMATE',
      gstTreatment: 'GST_FREE',
      isAdded: false,
      quoted: { amountMinor: 120_000, gstMinor: 0, totalMinor: 120_000 },
      billed: {
        version: 4,
        amountMinor: 150_000,
        gstMinor: 0,
        totalMinor: 150_000,
        differenceMinor: 30_000,
        differenceBasisPoints: 2_500,
        billedOn: '2026-11-18',
        invoiceReference: 'INV-7',
        billerName: 'Dr Ngāpō',
        reason: 'LONGER_THAN_PLANNED',
        reasonText: '40 minutes',
        updatedAt: AT,
        enteredByName: 'Ruby Park',
      },
    },
  ],
  totals: {
    quotedMinor: 120_000,
    billedMinor: 150_000,
    differenceMinor: 30_000,
    differenceBasisPoints: 2_500,
    quoteMinor: 670_000,
    linesBilled: 1,
    linesToBill: 1,
  },
  ...changes,
});
