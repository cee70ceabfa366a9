import type { LineKind, QuoteLine } from '@quillcare/contracts';

type Basis = QuoteLine['basis'];
type Biller = QuoteLine['billedBy'];

export const KIND_NAMES: Record<LineKind, string> = {
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

export const BASIS_NAMES: Record<Basis, string> = {
  FIXED: 'Fixed',
  ESTIMATE: 'Estimate',
  NOT_INCLUDED: 'Not included',
};

/** Whether an amount may change, in words that need no glossary. */
export const BASIS_EXPLAINED: Record<Basis, string> = {
  FIXED: 'This amount will not change for the planned procedure.',
  ESTIMATE: 'This amount may change. You will be told before you have to pay more.',
  NOT_INCLUDED: 'This is not part of the total. You will get a separate bill for it.',
};

export const BILLER_NAMES: Record<Biller, string> = {
  PRACTICE: 'the practice',
  PROVIDER: 'the provider',
  HOSPITAL: 'the hospital',
};

export const BILLER_HEADINGS: Record<Biller, string> = {
  PRACTICE: 'From the practice',
  PROVIDER: 'From other providers',
  HOSPITAL: 'From the hospital',
};

export const PAPER = {
  patient: 'Patient',
  email: 'Email',
  doctor: 'Doctor',
  hospital: 'Hospital',
  validUntil: 'Valid until',
  noHospital: 'To be decided',
  procedures: 'Procedures',
  otherFees: 'Other fees',
  total: 'Total',
  totalEstimate: 'Total, with estimates',
  gstIncluded: (amount: string) => `Includes ${amount} GST`,
  noGst: 'No GST applies',
  estimateNote: 'Some amounts are estimates, so the total may change.',
  benefits: 'Expected benefits',
  outOfPocket: 'Your out-of-pocket cost',
  medicare: 'Medicare benefit',
  fund: 'Health fund benefit',
  discount: (amount: string) => `Discount of ${amount} taken off`,
  quantity: (quantity: string, amount: string) => `${quantity} at ${amount}`,
  mbsItem: (item: string) => `MBS item ${item}`,
  billedBy: (who: string) => `Billed by ${who}`,
  notIncluded: 'Not included',
  bills: 'Who will bill you',
  notes: 'A note from the practice',
  nothingYet: 'Nothing has been added yet.',
};

export const GLOSSARY_TITLE = 'What do these words mean?';
export const GLOSSARY: readonly { word: string; meaning: string }[] = [
  {
    word: 'Fixed',
    meaning: 'The amount is agreed. It does not change for the procedure that is planned here.',
  },
  {
    word: 'Estimate',
    meaning: 'Our best estimate today. It may go up or down, for example if the operation takes longer.',
  },
  {
    word: 'Not included',
    meaning: 'A cost you may have that is not in the total. Someone else will bill you for it.',
  },
  {
    word: 'Billed by',
    meaning: 'Who sends you the bill. You may get more than one bill for the same operation.',
  },
  {
    word: 'MBS item',
    meaning:
      'The number of a service in the Medicare Benefits Schedule. Medicare uses it to work out your benefit.',
  },
  { word: 'Medicare benefit', meaning: 'What Medicare is expected to pay back for a service.' },
  {
    word: 'Health fund benefit',
    meaning: 'What your private health fund is expected to pay. Ask your fund to confirm it.',
  },
  {
    word: 'Out-of-pocket',
    meaning: 'What is left for you to pay after all benefits. It is also called the gap.',
  },
  {
    word: 'GST',
    meaning: 'Goods and services tax. Many medical services are GST-free; cosmetic services are not.',
  },
];
