/*
 * Explanations of benefits in words that patients understand, used by the patient's page, the PDF and the staff's screens. All
 * values are texts, with amounts already formatted.
 */

/** A sentence for each key of `MedicareStep`. Its values are renamed from `feeMinor` to `fee` and formatted as money. */
export const BENEFIT_STEPS = {
  operation: ({ item, fee }: FormattedValues) => `Medicare’s fee for item ${item} is ${fee}.`,
  furtherOperation: ({ item, fee, percent, part }: FormattedValues) =>
    `Item ${item} is a further operation on the same day and counts at ${percent}% of ${fee}: ${part}.`,
  together: ({ scheduleFee }: FormattedValues) => `Together that is ${scheduleFee}.`,
  ownFee: ({ item, fee }: FormattedValues) => `Medicare’s fee for item ${item} is ${fee}.`,
  assistanceFixed: ({ item, fee }: FormattedValues) =>
    `Medicare’s fee for the assistant, item ${item}, is ${fee}.`,
  assistanceFifth: ({ item, aggregate, fee }: FormattedValues) =>
    `Medicare’s fee for the assistant, item ${item}, is one fifth of ${aggregate}: ${fee}.`,
  assistanceNone: () => 'Medicare does not pay for an assistant at this operation.',
  anaestheticNone: () => 'Medicare does not pay for an anaesthetist at this operation.',
  units: ({ units, unit }: FormattedValues) => `Medicare counts ${units} anaesthetic units of ${unit} each.`,
  afterHours: ({ fee }: FormattedValues) => `After hours half of that is added: ${fee}.`,
  benefit75: ({ scheduleFee, benefit }: FormattedValues) =>
    `In hospital Medicare pays 75% of ${scheduleFee}: ${benefit}.`,
  benefit85: ({ scheduleFee, benefit }: FormattedValues) =>
    `Outside hospital Medicare pays 85% of ${scheduleFee}: ${benefit}.`,
  greatestGap: ({ scheduleFee, greatestGap, benefit }: FormattedValues) =>
    `Outside hospital Medicare pays all of ${scheduleFee} but ${greatestGap}: ${benefit}.`,
  lineShare: ({ benefit }: FormattedValues) => `Of that, ${benefit} belongs to this fee.`,
  noMoreThanCharged: ({ charge }: FormattedValues) => `Medicare pays no more than is charged, ${charge}.`,
  fundSchedule: ({ fund }: FormattedValues) => `The health fund pays the rest of Medicare’s fee: ${fund}.`,
  fundKnownGap: ({ fund, gap }: FormattedValues) =>
    `The health fund’s known gap arrangement leaves a gap of ${gap}: the fund pays ${fund}.`,
  fundNoGap: ({ fund }: FormattedValues) =>
    `The health fund’s arrangement leaves no gap: the fund pays ${fund}.`,
  fundExcess: ({ fund, excess }: FormattedValues) =>
    `The health fund pays all but the excess of ${excess}: ${fund}.`,
  fundLineShare: ({ fund }: FormattedValues) => `Of that, ${fund} belongs to this fee.`,
  cosmetic: () => 'Medicare and health funds do not pay for cosmetic surgery.',
  notIncluded: () => 'It is not included in this quote.',
  noMedicare: () => 'Medicare does not pay for this.',
  enteredMedicare: ({ benefit }: FormattedValues) => `The practice expects a Medicare benefit of ${benefit}.`,
  enteredFund: ({ fund }: FormattedValues) => `The practice expects the health fund to pay ${fund}.`,
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
export type FormattedValues = Readonly<Record<string, string>>;
