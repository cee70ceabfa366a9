/*
 * Explanations of benefits in words that patients understand, used by the patient's page, the PDF and the staff's screens. All
 * values are texts, with amounts already formatted.
 */

/** A sentence for each key of `MedicareStep`. Its values are renamed from `feeMinor` to `fee` and formatted as money. */
export const BENEFIT_STEPS = {
  operation: ({ item, fee }: Said) => `Medicare’s fee for item ${item} is ${fee}.`,
  furtherOperation: ({ item, fee, percent, part }: Said) =>
    `Item ${item} is a further operation on the same day and counts at ${percent}% of ${fee}: ${part}.`,
  together: ({ scheduleFee }: Said) => `Together that is ${scheduleFee}.`,
  ownFee: ({ item, fee }: Said) => `Medicare’s fee for item ${item} is ${fee}.`,
  assistanceFixed: ({ item, fee }: Said) => `Medicare’s fee for the assistant, item ${item}, is ${fee}.`,
  assistanceFifth: ({ item, aggregate, fee }: Said) =>
    `Medicare’s fee for the assistant, item ${item}, is one fifth of ${aggregate}: ${fee}.`,
  assistanceNone: () => 'Medicare does not pay for an assistant at this operation.',
  anaestheticNone: () => 'Medicare does not pay for an anaesthetist at this operation.',
  units: ({ units, unit }: Said) => `Medicare counts ${units} anaesthetic units of ${unit} each.`,
  afterHours: ({ fee }: Said) => `After hours half of that is added: ${fee}.`,
  benefit75: ({ scheduleFee, benefit }: Said) =>
    `In hospital Medicare pays 75% of ${scheduleFee}: ${benefit}.`,
  benefit85: ({ scheduleFee, benefit }: Said) =>
    `Outside hospital Medicare pays 85% of ${scheduleFee}: ${benefit}.`,
  greatestGap: ({ scheduleFee, greatestGap, benefit }: Said) =>
    `Outside hospital Medicare pays all of ${scheduleFee} but ${greatestGap}: ${benefit}.`,
  lineShare: ({ benefit }: Said) => `Of that, ${benefit} belongs to this fee.`,
  noMoreThanCharged: ({ charge }: Said) => `Medicare pays no more than is charged, ${charge}.`,
  fundSchedule: ({ fund }: Said) => `The health fund pays the rest of Medicare’s fee: ${fund}.`,
  fundKnownGap: ({ fund, gap }: Said) =>
    `The health fund’s known gap arrangement leaves a gap of ${gap}: the fund pays ${fund}.`,
  fundNoGap: ({ fund }: Said) => `The health fund’s arrangement leaves no gap: the fund pays ${fund}.`,
  fundExcess: ({ fund, excess }: Said) => `The health fund pays all but the excess of ${excess}: ${fund}.`,
  fundLineShare: ({ fund }: Said) => `Of that, ${fund} belongs to this fee.`,
  cosmetic: () => 'Medicare and health funds do not pay for cosmetic surgery.',
  notIncluded: () => 'It is not included in this quote.',
  noMedicare: () => 'Medicare does not pay for this.',
  enteredMedicare: ({ benefit }: Said) => `The practice expects a Medicare benefit of ${benefit}.`,
  enteredFund: ({ fund }: Said) => `The practice expects the health fund to pay ${fund}.`,
};

export const BENEFIT_WORDS = {
  title: 'How the benefits are worked out',
  why: 'Why do I pay this?',
  charged: (amount: string) => `Charged: ${amount}.`,
  left: (amount: string) => `Left to pay: ${amount}.`,
  estimate: (date: string) =>
    `An estimate with the Medicare schedule of ${date}. Medicare and your fund decide in the end.`,
};

/** The formatted values of a step. */
export type Said = Readonly<Record<string, string>>;
