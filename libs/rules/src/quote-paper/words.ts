import type { LineKind } from '../pricing/fee-types';
import type { BilledBy, LineBasis } from '../quote-totals';

/*
 * The texts printed on a quote. The patient's page, the staff's preview and the PDF share them, so that they always say the same.
 */

export const LINE_KIND_NAMES: Record<LineKind, string> = {
  SURGEON: 'Surgeon',
  ASSISTANT: 'Assistant surgeon',
  ANAESTHETIST: 'Anaesthetist',
  HOSPITAL: 'Hospital',
  THEATRE: 'Theatre',
  IMPLANT: 'Implant or device',
  PATHOLOGY: 'Pathology',
  ADMIN: 'Administration',
  OTHER: 'Other',
};

export const BASIS_NAMES: Record<LineBasis, string> = {
  FIXED: 'Fixed',
  ESTIMATE: 'Estimate',
  NOT_INCLUDED: 'Not included',
};

/** Whether an amount may change, in words that need no glossary. */
export const BASIS_EXPLAINED: Record<LineBasis, string> = {
  FIXED: 'This amount will not change for the planned procedure.',
  ESTIMATE: 'This amount may change. You will be told before you have to pay more.',
  NOT_INCLUDED: 'This is not part of the total. You will get a separate bill for it.',
};

export const BILLER_NAMES: Record<BilledBy, string> = {
  PRACTICE: 'the practice',
  PROVIDER: 'the provider',
  HOSPITAL: 'the hospital',
};

/** Headings for bills whose sender has no name yet. */
export const BILLER_HEADINGS: Record<BilledBy, string> = {
  PRACTICE: 'The practice',
  PROVIDER: 'Other providers',
  HOSPITAL: 'The hospital',
};

export const PAPER_WORDS = {
  quote: (number: string) => `Quote ${number}`,
  patient: 'Patient',
  email: 'Email',
  doctor: 'Doctor',
  hospital: 'Hospital',
  validUntil: 'Valid until',
  noHospital: 'To be decided',
  inRooms: 'In the practice’s rooms',
  eitherPlace: (hospital: string, rooms: string) =>
    `Where it is done is still to be decided: in hospital you would pay about ${hospital}, in the practice’s rooms about ${rooms}.`,
  youPay: 'You pay',
  youPayAbout: 'You pay about',
  of: 'of',
  procedures: 'Procedures',
  otherFees: 'Other fees',
  total: 'Total',
  totalEstimate: 'Total, with estimates',
  gstIncluded: (amount: string) => `Includes ${amount} GST`,
  noGst: 'No GST applies',
  estimateNote: 'Some amounts are estimates, so the total may change.',
  notInTotal: (names: string) => `Not in the total: ${names}.`,
  expectedFrom: {
    both: (amount: string) => `Medicare and your health fund are expected to pay ${amount}.`,
    medicare: (amount: string) => `Medicare is expected to pay ${amount}.`,
    fund: (amount: string) => `Your health fund is expected to pay ${amount}.`,
  },
  benefits: 'Expected benefits',
  outOfPocket: 'Your out-of-pocket cost',
  medicare: 'Medicare benefit',
  fund: 'Health fund benefit',
  /** How a discounted line adds up. `gst` is null if there is none. */
  discount: (fee: string, amount: string, gst: string | null) =>
    `${fee} less ${amount} discount${gst === null ? '' : ` plus ${gst} GST`}`,
  /** How a line of several units adds up. `gst` is null if there is none, or if the discount states it. */
  quantity: (quantity: string, amount: string, gst: string | null) =>
    `${quantity} at ${amount}${gst === null ? '' : ` plus ${gst} GST`}`,
  mbsItem: (item: string) => `MBS item ${item}`,
  billedBy: (name: string) => `Billed by ${name}`,
  notIncluded: 'Not included',
  bills: 'Who will bill you',
  billCount: (count: number) => (count === 1 ? 'You will get one bill.' : `You will get ${count} bills.`),
  notes: 'A note from the practice',
  nothingYet: 'Nothing has been added yet.',
  glossary: 'What do these words mean?',
};

/** The terms of a quote that a patient may not know. `FIXED`, `ESTIMATE` and `NOT_INCLUDED` are the values of a line's basis. */
export type GlossaryKey =
  LineBasis | 'BILLED_BY' | 'MBS_ITEM' | 'MEDICARE_BENEFIT' | 'FUND_BENEFIT' | 'OUT_OF_POCKET' | 'GST';

export const GLOSSARY: Record<GlossaryKey, { readonly word: string; readonly meaning: string }> = {
  FIXED: {
    word: 'Fixed',
    meaning: 'The amount is agreed. It does not change for the procedure that is planned here.',
  },
  ESTIMATE: {
    word: 'Estimate',
    meaning: 'Our best estimate today. It may go up or down, for example if the operation takes longer.',
  },
  NOT_INCLUDED: {
    word: 'Not included',
    meaning: 'A cost you may have that is not in the total. Someone else will bill you for it.',
  },
  BILLED_BY: {
    word: 'Billed by',
    meaning: 'Who sends you the bill. You may get more than one bill for the same operation.',
  },
  MBS_ITEM: {
    word: 'MBS item',
    meaning:
      'The number of a service in the Medicare Benefits Schedule. Medicare uses it to work out your benefit.',
  },
  MEDICARE_BENEFIT: {
    word: 'Medicare benefit',
    meaning: 'What Medicare is expected to pay back for a service.',
  },
  FUND_BENEFIT: {
    word: 'Health fund benefit',
    meaning: 'What your private health fund is expected to pay. Ask your fund to confirm it.',
  },
  OUT_OF_POCKET: {
    word: 'Out-of-pocket',
    meaning: 'What is left for you to pay after all benefits. It is also called the gap.',
  },
  GST: {
    word: 'GST',
    meaning:
      'Goods and services tax, a tax on some services. Where it applies, it is already in the amounts shown.',
  },
};

export const CHOICE_WORDS = {
  title: 'Options to choose from',
  included: 'Included',
  none: 'None of these',
  chosen: 'Chosen',
  total: (amount: string) => `Total ${amount}`,
};
