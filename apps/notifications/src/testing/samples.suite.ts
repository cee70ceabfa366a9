import {
  freshSessionFields,
  acceptanceSummary,
  type Organisation,
  type PricedLine,
  type Quote,
  type UserPrincipal,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import type { QuoteMailPayload } from '../letter/domain/letter';
import type { StaffMember } from '../response/domain/response-letters';

const ID = '0198f0a0-0000-7000-8000-00000000000';

export const samplePractice: Organisation = {
  id: `${ID}1`,
  name: 'Harbour Surgical',
  email: 'rooms@harbour.example',
  phone: '+61298765432',
  address: null,
  website: null,
  country: 'AU',
  currency: 'AUD',
  timeZone: 'Australia/Sydney',
  isActive: true,
  isNonBilling: false,
  switchedOff: [],
};

export const sampleLine: PricedLine = {
  id: `${ID}2`,
  kind: 'SURGEON',
  surgeryId: null,
  description: 'Rhinoplasty',
  providerName: 'Dr Priya Raman',
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  quantity: 1,
  unitFeeMinor: 1_234_500,
  discountMinor: 0,
  gstTreatment: 'TAXABLE',
  mbsItem: '45641',
  medicareBenefitMinor: null,
  fundBenefitMinor: null,
  amountMinor: 1_234_500,
  gstMinor: 123_450,
  totalMinor: 1_357_950,
  benefitsMinor: 0,
  outOfPocketMinor: 1_357_950,
  key: `${ID}2`,
  category: null,
  procedureClass: 'COSMETIC',
  isTreatment: null,
  descriptionWords: null,
  base: { type: 'AMOUNT', source: 'MANUAL', amountMinor: 1_234_500, from: { id: null, name: '' } },
  options: [],
  part: null,
  minutes: null,
  enteredFeeMinor: 1_234_500,
  enteredGst: 'TAXABLE',
  enteredMedicareMinor: null,
  enteredFundMinor: null,
  discount: null,
  gstReason: 'ENTERED',
  scheduleFeeMinor: null,
  trace: [],
};

/** A sent quote with everything that an email must not contain. */
const sentQuote: Quote = {
  id: `${ID}3`,
  version: 3,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
  quoteNumber: 'Q-2026-000123',
  revision: 1,
  status: 'SENT',
  client: {
    id: `${ID}4`,
    firstName: 'Hana',
    lastName: 'Ngāpō',
    email: 'hana@patients.example',
    phone: '+64211234567',
  },
  doctor: { id: `${ID}5`, title: 'Dr', firstName: 'Priya', lastName: 'Raman', credentials: 'FRACS' },
  hospital: { id: `${ID}6`, name: 'St Brigid Private' },
  site: null,
  procedureClass: 'COSMETIC',
  place: 'HOSPITAL',
  placeResults: null,
  currency: 'AUD',
  gstRateBasisPoints: 1_000,
  validUntil: '2026-12-01',
  notesToPatient: 'Stop aspirin first',
  surgeries: [],
  lines: [sampleLine],
  totals: {
    byBiller: { PRACTICE: 1_357_950, PROVIDER: 0, HOSPITAL: 0 },
    netMinor: 1_234_500,
    gstMinor: 123_450,
    totalMinor: 1_357_950,
    benefitsMinor: 0,
    outOfPocketMinor: 1_357_950,
    estimate: false,
  },
  quoteDiscount: null,
  discount: {
    discountMinor: 0,
    beforeDiscountMinor: 1_234_500,
    basisPoints: 0,
    capBasisPoints: null,
    approvalNeeded: false,
    linesAboveCap: [],
  },
  approval: null,
  fund: { type: 'NONE', fundName: null, gapMinor: null },
  notices: [],
  pricedOn: '2026-11-02',
  mbsTableDate: null,
  previousId: null,
  supersededById: null,
  supersededAt: null,
  sentAt: '2026-11-02T00:00:00.000Z',
  firstViewedAt: null,
  respondedAt: null,
  rejectionReason: null,
  withdrawnReason: null,
  withdrawnAt: null,
  surgeryCaseId: null,
  documentHash: 'a'.repeat(64),
  mailState: 'PENDING',
  mailDetail: null,
  linkLockedAt: null,
  viewCount: 0,
  lastViewedAt: null,
  unreadMessages: 0,
  questionSince: null,
  interpreterLanguage: null,
  variationOfId: null,
  choices: null,
  acceptance: null,
  acceptanceWithdrawnAt: null,
  acceptanceWithdrawnReason: null,
};

export function sampleQuote(changes: Partial<Quote> = {}): Quote {
  return { ...sentQuote, ...changes };
}

/** What the email of a quote carries; by default its link. */
export function sampleSecret(secret: string, kind: QuoteMailPayload['kind'] = 'QUOTE'): QuoteMailPayload {
  return { kind, secret, id: null };
}

/** A member of staff; an administrator by default. */
export function sampleStaff(changes: Partial<StaffMember> = {}): StaffMember {
  return {
    userId: `${ID}7`,
    organisationId: samplePractice.id,
    role: 'ORG_ADMIN',
    name: 'Ana Okafor',
    email: 'ana@harbour.example',
    standing: { joinedAt: '2025-01-06T00:00:00.000Z', gained: {} },
    ...changes,
  };
}

/** A user with full access to a practice that exists only here. */
export function userOf(organisationId: string, changes: Partial<UserPrincipal> = {}): UserPrincipal {
  return {
    kind: 'user',
    userId: newId(),
    organisationId,
    sessionId: newId(),
    role: 'ORG_ADMIN',
    isActive: true,
    name: 'Ana Okafor',
    email: 'ana@harbour.example',
    ...freshSessionFields(new Date()),
    ...changes,
  };
}

/** A quote accepted on Friday 27 November in the practice's time zone. */
export const acceptedQuote = (mode: 'TELEPHONE' | 'PAPER' | 'LINK'): Quote => ({
  ...sampleQuote(),
  acceptance: acceptanceSummary.parse({
    mode,
    method: null,
    assurance: 'RECORDED',
    secondSignerName: null,
    optionIds: [],
    signatory: { role: 'PATIENT' },
    recordedByName: 'Ana Okafor',
    recordedAt: '2026-11-26T13:30:00.000Z',
    confirmedAt: null,
    disputedAt: null,
    coolingOffEndsOn: null,
    patientComment: null,
    settlement: null,
  }),
});
