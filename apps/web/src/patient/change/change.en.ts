import { patientWords } from '../words/patient-words';

export const WITHDRAW = patientWords('change.WITHDRAW', {
  title: 'Changed your mind?',
  untilConfirmed: (practice: string) =>
    `You can withdraw your acceptance here until ${practice} confirms your surgery.`,
  untilDay: (practice: string, end: string) =>
    `You can withdraw your acceptance here until ${practice} confirms your surgery, and in any case until ${end}.`,
  forDays: (practice: string, days: number) =>
    `You can withdraw your acceptance here until ${practice} confirms your surgery, and in any case for ${days} days after the day you signed.`,
  free: 'It costs you nothing.',
  withDeposit: 'What happens to a deposit is explained above.',
  start: 'Withdraw my acceptance',
  reason: 'Your reason',
  reasonHint: 'It helps the practice to know why, but you do not have to say.',
  question: 'Withdraw your acceptance?',
  warning: (practice: string) =>
    `Your surgery case will be cancelled and ${practice} will be told. If you want to go ahead after all, you need a new quote.`,
  keep: 'Keep my acceptance',
  confirm: 'Withdraw',
  busy: 'Processing',
  failed: 'Your acceptance was not withdrawn. Please try again.',
  unsure: 'We could not tell whether it arrived. Trying again will not send it twice.',
  ended: 'You withdrew your acceptance',
  endedOn: (accepted: string, withdrawn: string) =>
    `You accepted this quote on ${accepted} and withdrew your acceptance on ${withdrawn}.`,
  endedNext: (practice: string) =>
    `Your surgery case was cancelled and ${practice} has been told. You do not need to do anything else.`,
});

/** What the confirmation says about withdrawing an acceptance, so that it never claims to be final while it can be withdrawn. */
export const ACCEPTANCE = patientWords('change.ACCEPTANCE', {
  binding: 'This creates a binding agreement.',
  canWithdraw: (practice: string) =>
    `You can still change your mind on this page until ${practice} confirms your surgery.`,
  // On the practice's device: whatever the patient does later starts from their own email.
  canWithdrawLater: (practice: string) =>
    `You can still change your mind until ${practice} confirms your surgery: open the link in our email about this quote.`,
  canWithdrawFor: (practice: string, days: number) =>
    `You can still change your mind on this page until ${practice} confirms your surgery, and in any case for ${days} days after today.`,
  canWithdrawLaterFor: (practice: string, days: number) =>
    `You can still change your mind until ${practice} confirms your surgery, and in any case for ${days} days after today: open the link in our email about this quote.`,
  final: 'Your surgery is confirmed already, so you cannot withdraw your signature here.',
  replaces: (when: string) => `It replaces what you signed on ${when}.`,
});

/** A variation of a quote the patient has signed. */
export const CHANGE = patientWords('change.CHANGE', {
  title: 'What would change',
  intro: (practice: string, when: string) =>
    `${practice} would like to change the quote that you signed on ${when}. What you signed stands until you sign this change as well.`,
  ifDeclined: 'If you decline the change, what you signed stays as it is.',
  total: 'New total',
  before: 'Signed total',
  more: (amount: string) => `${amount} more than you signed`,
  less: (amount: string) => `${amount} less than you signed`,
  same: 'The total stays the same',
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  was: (value: string) => `Was ${value}`,
  now: (value: string) => `now ${value}`,
  noLine: 'No fee differs. Other parts of the quote, such as its dates or notes, are different.',
  fields: {
    description: 'Description',
    billedBy: 'Billed by',
    basis: 'Kind of fee',
    quantity: 'Quantity',
    unitFeeMinor: 'Fee',
    discountMinor: 'Discount',
    gstTreatment: 'GST',
    benefitsMinor: 'Expected benefits',
    totalMinor: 'Total',
  },
  values: {
    PRACTICE: 'The practice',
    PROVIDER: 'The provider',
    HOSPITAL: 'The hospital',
    FIXED: 'Fixed',
    ESTIMATE: 'Estimate',
    NOT_INCLUDED: 'Not included',
    TAXABLE: 'GST applies',
    GST_FREE: 'GST-free',
  },
  whole: 'Show the whole quote with this change',
});

/** A quote that was sent again with changes before it was answered. */
export const REVISED = patientWords('change.REVISED', {
  title: 'What changed',
  intro: (practice: string, when: string) =>
    `${practice} replaced the version of ${when} with this one. These are the differences; the whole quote follows.`,
  before: 'Total before',
  more: (amount: string) => `${amount} more than before`,
  less: (amount: string) => `${amount} less than before`,
});
